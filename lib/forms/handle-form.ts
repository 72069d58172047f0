import "server-only";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type * as z from "zod/mini";
import { mayWrite, type WriteKind } from "@/lib/clients/write-limits";
import { getStores } from "@/lib/database/client";
import type { Database } from "@/lib/database/database";
import { hasDatabase } from "@/lib/database/has-database";
import { findSuspension } from "@/lib/database/accounts/suspensions";
import { fieldErrors } from "@/lib/forms/field-errors";
import { fieldsOf } from "@/lib/forms/fields-of";
import { textsOf, type FormState } from "@/lib/forms/form-state";
import { languageOfForm, textsOfForm } from "@/lib/forms/form-texts";
import { pathLeadingBack } from "@/lib/languages/return-language";
import type english from "@/lib/messages/en/forms/failures.json";
import { suspensionText } from "@/lib/moderation/suspension";
import { ServiceUnavailable } from "@/lib/supabase/auth-service";
import { getCurrentUser, type CurrentUser } from "@/lib/supabase/current-user";

/** What became of a form: `done`, or what is wrong with it. */
export type Outcome = Pick<FormState, "done" | "failure" | "similar"> & {
  errors?: FormState["errors"];
  /** What the form holds instead of what was sent. */
  values?: FormState["values"];
};

type Context<User> = { database: Database; user: User; data: FormData };

type Options<Schema extends z.ZodMiniType, User> = {
  data: FormData;
  /** The rules; a function where they have to be looked up, which may fail. */
  schema: Schema | (() => Promise<Schema>);
  limit: WriteKind;
  /** For actions that a suspended account may still use: change its own data, withdraw its texts, write to us (P14.95). */
  isForSuspended?: boolean;
  work: (values: z.output<Schema>, context: Context<User>) => Promise<Outcome>;
};

type AnyOptions<Schema extends z.ZodMiniType> = Options<Schema, CurrentUser | undefined>;

async function attempt<Schema extends z.ZodMiniType>(
  { data, schema, limit, isForSuspended, work }: AnyOptions<Schema>,
  needsUser: boolean,
): Promise<Outcome & { isSignedOut?: boolean }> {
  const t = textsOfForm<keyof typeof english>(data, "form-failures");
  try {
    const rules = typeof schema === "function" ? await schema() : schema;
    const parsed = rules.safeParse(fieldsOf(data));
    if (!parsed.success) return { errors: fieldErrors(parsed.error) };
    if (!hasDatabase()) return { failure: t("unavailable") };
    const user = await getCurrentUser();
    if (needsUser && !user) return { failure: t("signed-out"), isSignedOut: true };
    if (!mayWrite(limit, await headers(), user?.sub)) return { failure: t("limited") };
    const { database } = await getStores();
    const suspension = user && !isForSuspended && (await findSuspension(database, user));
    if (suspension) return { failure: suspensionText(suspension, t) };
    return await work(parsed.data, { database, user, data });
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) console.error(error);
    return { failure: t("unavailable") };
  }
}

/** What a form's action returns. Without scripts the response redirects the browser; with scripts, the form's own code navigates. */
export async function toState(data: FormData, outcome: Outcome): Promise<FormState> {
  const isCalledByScript = (await headers()).has("next-action");
  const { done } = outcome;
  const href = done && pathLeadingBack(languageOfForm(data), done.href);
  if (href && !isCalledByScript) redirect(href);
  return {
    values: done ? {} : textsOf(data),
    errors: {},
    ...outcome,
    ...(href && { done: { ...done, href } }),
  };
}

/** Checks, limits and carries out a form that anyone may send. Never throws: errors are in the returned state. */
export async function handleForm<Schema extends z.ZodMiniType>(options: AnyOptions<Schema>) {
  return toState(options.data, await attempt(options, false));
}

/** The same for a form of members; signed-out visitors are asked to sign in. */
export async function handleMemberForm<Schema extends z.ZodMiniType>(
  options: Options<Schema, CurrentUser>,
) {
  return toState(options.data, await attempt(options as AnyOptions<Schema>, true));
}
