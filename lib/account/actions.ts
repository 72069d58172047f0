"use server";

import { cancelDeletion, requestDeletion } from "@/lib/database/accounts/account-deletions";
import { canDeleteAccounts } from "@/lib/supabase/secret-key";
import type { FormState } from "@/lib/forms/form-state";
import { textsOfForm } from "@/lib/forms/form-texts";
import { sayOfForm } from "@/lib/forms/say-of-form";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { deletionSchema, emailSchema, passwordSchema, pressSchema } from "@/lib/account/schemas";
import { emailPendingText, savedHref, type SavedTexts } from "@/lib/account/saved";
import { formatDayIn } from "@/lib/languages/format-day";
import { pathIn } from "@/lib/languages/paths";
import { ROUTES } from "@/lib/routes";
import {
  endOtherSessions,
  isOwnPassword,
  setOwnEmail,
  setOwnPassword,
} from "@/lib/supabase/account/account-settings";
import type { Refusal } from "@/lib/supabase/account/account-calls";

const EMAIL_FIELD_CODES = ["email_exists", "validation_failed", "email_address_invalid"];
const PASSWORD_FIELD_CODES = ["same_password", "weak_password", "validation_failed"];

const textsOf = (data: FormData) => textsOfForm<SavedTexts>(data, "account-saved");

/** The service's own words, in the language of the form and next to the field that they are about. */
function refusalOf(
  { code, message }: Refusal,
  { data, field, codes }: { data: FormData; field: string; codes: readonly string[] },
) {
  const said = sayOfForm(data)(message);
  return codes.includes(code) ? { errors: { [field]: said } } : { failure: said };
}

/** Changes the sender's e-mail address (P14.58). */
export async function changeEmail(_state: FormState, data: FormData) {
  const t = textsOf(data);
  return handleMemberForm({
    data,
    schema: emailSchema(sayOfForm(data)),
    limit: "account",
    isForSuspended: true,
    async work({ email, password }, { user }) {
      // The pages of these forms ask for it before they open (P14.123).
      if (user.secondFactor === "unused") return { failure: t("fault.code-first") };
      if (!(await isOwnPassword(user.email, password)))
        return { errors: { password: t("fault.password") } };
      const next = pathIn(t.language, ROUTES.settings);
      const { refusal, isPending } = await setOwnEmail(email, next);
      if (refusal) return refusalOf(refusal, { data, field: "email", codes: EMAIL_FIELD_CODES });
      return {
        done: isPending
          ? {
              href: savedHref(ROUTES.settings, "email-pending"),
              notice: {
                title: t("email-pending.notice"),
                description: emailPendingText(t, email),
              },
            }
          : { href: savedHref(ROUTES.settings, "email"), notice: { title: t("email.notice") } },
      };
    },
  });
}

/** Changes the sender's password, which ends the sessions of all other devices (P14.58). */
export async function changePassword(_state: FormState, data: FormData) {
  const t = textsOf(data);
  return handleMemberForm({
    data,
    schema: passwordSchema(sayOfForm(data)),
    limit: "account",
    isForSuspended: true,
    async work({ password, newPassword }, { user }) {
      if (user.secondFactor === "unused") return { failure: t("fault.code-first") };
      if (!(await isOwnPassword(user.email, password)))
        return { errors: { password: t("fault.password") } };
      const refusal = await setOwnPassword(newPassword);
      if (refusal)
        return refusalOf(refusal, { data, field: "newPassword", codes: PASSWORD_FIELD_CODES });
      return {
        done: {
          href: savedHref(ROUTES.settings, "password"),
          notice: { title: t("password.notice"), description: t("stay") },
        },
      };
    },
  });
}

/** Ends the sessions of all other devices (P14.58). */
export async function signOutOthers(_state: FormState, data: FormData) {
  const t = textsOf(data);
  return handleMemberForm({
    data,
    schema: pressSchema,
    limit: "account",
    isForSuspended: true,
    async work() {
      await endOtherSessions();
      return {
        done: {
          href: savedHref(ROUTES.settings, "devices"),
          notice: { title: t("devices.notice"), description: t("stay") },
        },
      };
    },
  });
}

/** Has the sender's account deleted in seven days (P14.61). */
export async function deleteAccount(_state: FormState, data: FormData) {
  const t = textsOf(data);
  return handleMemberForm({
    data,
    schema: deletionSchema(sayOfForm(data)),
    limit: "account",
    isForSuspended: true,
    async work({ reviews, password }, { database, user }) {
      if (!canDeleteAccounts()) return { failure: t("fault.cannot-delete") };
      if (user.secondFactor === "unused") return { failure: t("fault.code-first") };
      if (!(await isOwnPassword(user.email, password)))
        return { errors: { password: t("fault.password") } };
      const dueAt = await requestDeletion(database, user.sub, reviews, new Date());
      const day = formatDayIn(t.language, dueAt.toISOString());
      return {
        done: {
          href: savedHref(ROUTES.settings, "deletion"),
          notice: { title: t("deletion.notice"), description: t("deletion.until", { day }) },
        },
      };
    },
  });
}

/** The sender's account stays. */
export async function withdrawDeletion(_state: FormState, data: FormData) {
  const t = textsOf(data);
  return handleMemberForm({
    data,
    schema: pressSchema,
    limit: "account",
    isForSuspended: true,
    async work(_press, { database, user }) {
      if (!(await cancelDeletion(database, user.sub, new Date())))
        return { failure: t("deletion") };
      return {
        done: {
          href: savedHref(ROUTES.settings, "kept"),
          notice: { title: t("kept.notice") },
        },
      };
    },
  });
}
