import "server-only";

import type * as z from "zod/mini";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { findDeskMember } from "@/lib/database/desk/accounts/roles";
import { hasPlace, OutsideAreaError, type DeskPlace } from "@/lib/database/desk/area";
import { ensureMember } from "@/lib/database/accounts/members";
import type { Role } from "@/lib/desk/roles";
import { MISSING_TEXTS, missingAtDesk } from "@/lib/desk/second-factor";
import { handleMemberForm, type Outcome } from "@/lib/forms/handle-form";

const NO_ROLE = "Your account may not do this. Nothing has changed.";
const NOT_IN_AREA = "This is outside of your area. Nothing has changed.";

/** A regional editor's change that would have left a restaurant outside of the area. */
export function refuseOutside(error: unknown): Outcome {
  if (error instanceof OutsideAreaError) return { failure: NOT_IN_AREA };
  throw error;
}

type Options<Schema extends z.ZodMiniType> = {
  data: FormData;
  schema: Schema;
  /** The roles that may send the form; the sender's role is read at this moment. */
  roles: readonly Role[];
  /** What the form is about: regional editors send those alone that are about their area. */
  placeOf?: (values: z.output<Schema>) => DeskPlace;
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
  placeOf,
  work,
}: Options<Schema>) {
  return handleMemberForm({
    data,
    schema,
    limit: "desk",
    async work(values, { database, user }) {
      const member = await findDeskMember(database, user.sub);
      if (!member || !roles.includes(member.role)) return { failure: NO_ROLE };
      const { area } = member;
      if (area && !(placeOf && (await hasPlace(database, area, placeOf(values)))))
        return { failure: NOT_IN_AREA };
      const missing = missingAtDesk(user.secondFactor);
      if (missing) return { failure: MISSING_TEXTS[missing] };
      const { name } = await ensureMember(database, user);
      const actor = { id: user.sub, name, area };
      return work(values, { database, actor }).catch(refuseOutside);
    },
  });
}
