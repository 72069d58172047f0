"use server";

import type * as z from "zod/mini";
import { headers } from "next/headers";
import { isOfficialName } from "@/lib/database/accounts/official-name";
import { languageOfReferrer, nextOfReferrer } from "@/lib/http/next-of-referrer";
import { secondStepHref } from "@/lib/auth/next-path";
import { accountSchema, signInSchema } from "@/lib/auth/schemas";
import { mayWrite } from "@/lib/clients/write-limits";
import { fieldErrors } from "@/lib/forms/field-errors";
import { fieldsOf } from "@/lib/forms/fields-of";
import type { FormState } from "@/lib/forms/form-state";
import { toState, type Outcome } from "@/lib/forms/handle-form";
import { pathIn } from "@/lib/languages/paths";
import { OFFICIAL_NAME } from "@/lib/members/schema";
import { ServiceUnavailable } from "@/lib/supabase/auth-service";
import { requestSignIn, requestSignUp } from "@/lib/supabase/account/account-sign-in";

const FAILURES = {
  limited: "That was a lot in a short time. Please try again later.",
  unavailable: "Accounts cannot be reached just now. Please try again.",
  unconfirmed:
    "Account created! Please check your email to verify your account, then sign in here.",
};

type Begun = Awaited<ReturnType<typeof requestSignIn>> | { errors: FormState["errors"] };

async function begin<Schema extends z.ZodMiniType>(
  data: FormData,
  schema: Schema,
  work: (values: z.output<Schema>) => Promise<Begun>,
): Promise<Outcome> {
  const parsed = schema.safeParse(fieldsOf(data));
  if (!parsed.success) return { errors: fieldErrors(parsed.error) };
  if (!mayWrite("account", await headers())) return { failure: FAILURES.limited };
  try {
    const begun = await work(parsed.data);
    if ("errors" in begun) return begun;
    if ("refusal" in begun) return { failure: begun.refusal.message };
    if (!begun.hasSession) return { failure: FAILURES.unconfirmed };
    const next = await nextOfReferrer();
    const href = begun.needsCode ? pathIn(await languageOfReferrer(), secondStepHref(next)) : next;
    return { done: { href, notice: { title: "You are signed in" } } };
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error;
    return { failure: FAILURES.unavailable };
  }
}

/** Signs in with the form that was sent without scripts (P9.17). */
export async function signInWithoutScripts(_state: FormState, data: FormData) {
  return toState(data, await begin(data, signInSchema, requestSignIn));
}

/** Makes an account with the form that was sent without scripts (P9.17). */
export async function signUpWithoutScripts(_state: FormState, data: FormData) {
  const outcome = await begin(data, accountSchema, async (account) =>
    (await isOfficialName(account.fullName))
      ? { errors: { fullName: OFFICIAL_NAME } }
      : requestSignUp(account, await languageOfReferrer()),
  );
  return toState(data, outcome);
}

/**
 * What is wrong with the name of a sign-up whose form sends it to the auth service itself (P14.55). Beyond the limit nothing: who asks
 * so often looks for the names of the desk.
 */
export async function findNameFault(typed: unknown) {
  const fullName = accountSchema.shape.fullName.safeParse(typed).data;
  if (!fullName || !mayWrite("name", await headers())) return undefined;
  return (await isOfficialName(fullName)) ? OFFICIAL_NAME : undefined;
}
