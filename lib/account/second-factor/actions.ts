"use server";

import { cookies } from "next/headers";
import { OTHER_SESSIONS_NOTE, savedHref } from "@/lib/account/saved";
import {
  BEGUN_FACTOR_COOKIE,
  BEGUN_FACTOR_SECONDS,
  decodeBegunFactor,
  encodeBegunFactor,
} from "@/lib/account/second-factor/begun-factor";
import { codeSchema, ownPasswordSchema } from "@/lib/account/schemas";
import { pathAfterCode } from "@/lib/auth/next-path";
import { failureIn } from "@/lib/auth/failure-in";
import type { FormState } from "@/lib/forms/form-state";
import { textsOfForm } from "@/lib/forms/form-texts";
import { handleMemberForm, type Outcome } from "@/lib/forms/handle-form";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { returnLanguage } from "@/lib/languages/return-language";
import { filesOf } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/sign-in/second-step.json";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";
import { isSecureRequest } from "@/lib/supabase/store-session";
import { isOwnPassword } from "@/lib/supabase/account/account-settings";
import type { Refusal } from "@/lib/supabase/account/account-calls";
import {
  enrollOwnFactor,
  removeOwnFactors,
  verifyOwnCode,
} from "@/lib/supabase/account/account-factors";

const WRONG_PASSWORD = { errors: { password: "This is not your current password." } };
const IS_ON = "The second factor is on already.";

const textsOf = (data: FormData) => textsOfForm<keyof typeof english>(data, "second-step");

/** What is wrong with a code, in the visitor's words. */
function codeProblem({ code, message }: Refusal, data: FormData): Outcome {
  const t = textsOf(data);
  if (code === "mfa_verification_failed") return { errors: { code: t("fault.wrong") } };
  if (code.startsWith("over_")) return { failure: t("fault.many") };
  if (code === "mfa_factor_not_found") return { failure: t("fault.expired") };
  const language = returnLanguage(data.get("language"));
  if (language === DEFAULT_LANGUAGE) return { failure: message };
  return { failure: failureIn(language, filesOf(language, ["failures"]).failures!, message) };
}

/** Begins a second factor: what an app needs of it is shown next (P14.124). */
export async function beginSecondFactor(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: ownPasswordSchema,
    limit: "account",
    isForSuspended: true,
    async work({ password }, { user }) {
      if (user.secondFactor !== "none") return { failure: IS_ON };
      if (!(await isOwnPassword(user.email, password))) return WRONG_PASSWORD;
      const begun = await enrollOwnFactor(SITE_NAME);
      if ("refusal" in begun) return { failure: begun.refusal.message };
      (await cookies()).set(BEGUN_FACTOR_COOKIE, encodeBegunFactor(begun), {
        path: ROUTES.secondFactor,
        maxAge: BEGUN_FACTOR_SECONDS,
        httpOnly: true,
        sameSite: "strict",
        secure: await isSecureRequest(),
      });
      return {
        done: {
          href: ROUTES.secondFactorCode,
          notice: { title: "Add the key to your app", description: "It is valid for 10 minutes." },
        },
      };
    },
  });
}

/** Turns a second factor on that was begun, with its first code (P14.124). */
export async function turnOnSecondFactor(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: codeSchema(textsOf(data)),
    limit: "code",
    isForSuspended: true,
    async work({ code }) {
      const kept = await cookies();
      const begun = decodeBegunFactor(kept.get(BEGUN_FACTOR_COOKIE)?.value);
      if (!begun) return { failure: textsOf(data)("fault.expired") };
      const refusal = await verifyOwnCode(code, begun.id);
      if (refusal) return codeProblem(refusal, data);
      kept.delete({ name: BEGUN_FACTOR_COOKIE, path: ROUTES.secondFactor });
      return {
        done: {
          href: savedHref(ROUTES.settings, "factor-on"),
          notice: {
            title: "Second factor is on",
            description: OTHER_SESSIONS_NOTE,
          },
        },
      };
    },
  });
}

/** Turns the second factor off (P14.124). */
export async function turnOffSecondFactor(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: ownPasswordSchema,
    limit: "account",
    isForSuspended: true,
    async work({ password }, { user }) {
      if (!(await isOwnPassword(user.email, password))) return WRONG_PASSWORD;
      const refusal = await removeOwnFactors();
      if (refusal) return { failure: refusal.message };
      return {
        done: {
          href: savedHref(ROUTES.settings, "factor-off"),
          notice: { title: "Second factor is off" },
        },
      };
    },
  });
}

/** Checks the code that a sign-in requires (P14.123). */
export async function enterCode(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: codeSchema(textsOf(data)),
    limit: "code",
    isForSuspended: true,
    async work({ code }, { user }) {
      const next = data.get("next");
      const href = pathAfterCode(
        new URLSearchParams({ next: typeof next === "string" ? next : "" }),
      );
      const refusal = user.secondFactor === "unused" ? await verifyOwnCode(code) : undefined;
      if (refusal) return codeProblem(refusal, data);
      return { done: { href, notice: { title: textsOf(data)("done") } } };
    },
  });
}
