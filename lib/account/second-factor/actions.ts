"use server";

import { cookies } from "next/headers";
import { savedHref, type SavedTexts } from "@/lib/account/saved";
import {
  BEGUN_FACTOR_COOKIE,
  BEGUN_FACTOR_SECONDS,
  decodeBegunFactor,
  encodeBegunFactor,
} from "@/lib/account/second-factor/begun-factor";
import { codeSchema, ownPasswordSchema } from "@/lib/account/schemas";
import { pathAfterCode } from "@/lib/auth/next-path";
import type { FormState } from "@/lib/forms/form-state";
import { textsOfForm } from "@/lib/forms/form-texts";
import { sayOfForm } from "@/lib/forms/say-of-form";
import { handleMemberForm, type Outcome } from "@/lib/forms/handle-form";
import { pathIn } from "@/lib/languages/paths";
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

const textsOf = (data: FormData) => textsOfForm<SavedTexts>(data, "account-saved");

/** The path of the cookie, which is that of the pages in the form's language. */
const cookiePath = (data: FormData) => pathIn(textsOf(data).language, ROUTES.secondFactor);

const codeTextsOf = (data: FormData) => textsOfForm<keyof typeof english>(data, "second-step");

/** What is wrong with a code, in the visitor's words. */
function codeProblem({ code, message }: Refusal, data: FormData): Outcome {
  const t = codeTextsOf(data);
  if (code === "mfa_verification_failed") return { errors: { code: t("fault.wrong") } };
  if (code.startsWith("over_")) return { failure: t("fault.many") };
  if (code === "mfa_factor_not_found") return { failure: t("fault.expired") };
  return { failure: sayOfForm(data)(message) };
}

/** Begins a second factor: what an app needs of it is shown next (P14.124). */
export async function beginSecondFactor(_state: FormState, data: FormData) {
  const t = textsOf(data);
  const say = sayOfForm(data);
  return handleMemberForm({
    data,
    schema: ownPasswordSchema(say),
    limit: "account",
    isForSuspended: true,
    async work({ password }, { user }) {
      if (user.secondFactor !== "none") return { failure: t("fault.on") };
      if (!(await isOwnPassword(user.email, password)))
        return { errors: { password: t("fault.password") } };
      const begun = await enrollOwnFactor(SITE_NAME);
      if ("refusal" in begun) return { failure: say(begun.refusal.message) };
      (await cookies()).set(BEGUN_FACTOR_COOKIE, encodeBegunFactor(begun), {
        path: cookiePath(data),
        maxAge: BEGUN_FACTOR_SECONDS,
        httpOnly: true,
        sameSite: "strict",
        secure: await isSecureRequest(),
      });
      return {
        done: {
          href: ROUTES.secondFactorCode,
          notice: { title: t("begun.notice"), description: t("begun") },
        },
      };
    },
  });
}

/** Turns a second factor on that was begun, with its first code (P14.124). */
export async function turnOnSecondFactor(_state: FormState, data: FormData) {
  const t = textsOf(data);
  return handleMemberForm({
    data,
    schema: codeSchema(codeTextsOf(data)),
    limit: "code",
    isForSuspended: true,
    async work({ code }) {
      const kept = await cookies();
      const begun = decodeBegunFactor(kept.get(BEGUN_FACTOR_COOKIE)?.value);
      if (!begun) return { failure: codeTextsOf(data)("fault.expired") };
      const refusal = await verifyOwnCode(code, begun.id);
      if (refusal) return codeProblem(refusal, data);
      kept.delete({ name: BEGUN_FACTOR_COOKIE, path: cookiePath(data) });
      return {
        done: {
          href: savedHref(ROUTES.settings, "factor-on"),
          notice: { title: t("factor-on.notice"), description: t("devices") },
        },
      };
    },
  });
}

/** Turns the second factor off (P14.124). */
export async function turnOffSecondFactor(_state: FormState, data: FormData) {
  const t = textsOf(data);
  const say = sayOfForm(data);
  return handleMemberForm({
    data,
    schema: ownPasswordSchema(say),
    limit: "account",
    isForSuspended: true,
    async work({ password }, { user }) {
      if (!(await isOwnPassword(user.email, password)))
        return { errors: { password: t("fault.password") } };
      const refusal = await removeOwnFactors();
      if (refusal) return { failure: say(refusal.message) };
      return {
        done: {
          href: savedHref(ROUTES.settings, "factor-off"),
          notice: { title: t("factor-off.notice") },
        },
      };
    },
  });
}

/** Checks the code that a sign-in requires (P14.123). */
export async function enterCode(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: codeSchema(codeTextsOf(data)),
    limit: "code",
    isForSuspended: true,
    async work({ code }, { user }) {
      const next = data.get("next");
      const href = pathAfterCode(
        new URLSearchParams({ next: typeof next === "string" ? next : "" }),
      );
      const refusal = user.secondFactor === "unused" ? await verifyOwnCode(code) : undefined;
      if (refusal) return codeProblem(refusal, data);
      return { done: { href, notice: { title: codeTextsOf(data)("done") } } };
    },
  });
}
