import "server-only";

import type * as z from "zod/mini";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { findRole } from "@/lib/database/desk/accounts/roles";
import { ensureMember } from "@/lib/database/accounts/members";
import type { Role } from "@/lib/desk/roles";
import { MISSING_TEXTS, missingAtDesk } from "@/lib/desk/second-factor";
import { handleMemberForm, type Outcome } from "@/lib/forms/handle-form";

const NO_ROLE = "Your account may not do this. Nothing has changed.";

type Options<Schema extends z.ZodMiniType> = {
  data: FormData;
  schema: Schema;
  /** The roles that may send the form; the sender's role is read at this moment. */
  roles: readonly Role[];
  work: (
    values: z.output<Schema>,
    context: { database: Database; actor: Actor & { id: string } },
  ) => Promise<Outcome>;
};

/** Checks and carries out a form of the desk's pages about the directory (P14.70). */
export async function handleDeskForm<Schema extends z.ZodMiniType>({
  data,
  schema,
  roles,
  work,
}: Options<Schema>) {
  return handleMemberForm({
    data,
    schema,
    limit: "desk",
    async work(values, { database, user }) {
      const role = await findRole(database, user.sub);
      if (!role || !roles.includes(role)) return { failure: NO_ROLE };
      const missing = missingAtDesk(user.secondFactor);
      if (missing) return { failure: MISSING_TEXTS[missing] };
      const { name } = await ensureMember(database, user);
      return work(values, { database, actor: { id: user.sub, name } });
    },
  });
}
