"use server";

import { cancelDeletion, requestDeletion } from "@/lib/database/accounts/account-deletions";
import { formatDay } from "@/lib/dates";
import { canDeleteAccounts } from "@/lib/supabase/secret-key";
import type { FormState } from "@/lib/forms/form-state";
import { handleMemberForm } from "@/lib/forms/handle-form";
import { deletionSchema, emailSchema, passwordSchema, pressSchema } from "@/lib/account/schemas";
import { emailPendingText, OTHER_SESSIONS_NOTE, savedHref } from "@/lib/account/saved";
import { ROUTES } from "@/lib/routes";
import {
  endOtherSessions,
  isOwnPassword,
  setOwnEmail,
  setOwnPassword,
} from "@/lib/supabase/account/account-settings";
import type { Refusal } from "@/lib/supabase/account/account-calls";

const CANNOT_DELETE =
  "This site cannot delete accounts by itself. Please write to whoever runs it: the contact page says where.";
const WRONG_PASSWORD = { errors: { password: "This is not your current password." } };

/** The pages of these forms ask for it before they open (P14.123). */
const CODE_FIRST = {
  failure: "Enter the code from your authenticator app first. Reload this page to enter it.",
};

const EMAIL_FIELD_CODES = ["email_exists", "validation_failed", "email_address_invalid"];
const PASSWORD_FIELD_CODES = ["same_password", "weak_password", "validation_failed"];

/** The service's own words, next to the field that they are about. */
function refusalOf({ code, message }: Refusal, field: string, codesOfField: readonly string[]) {
  return codesOfField.includes(code) ? { errors: { [field]: message } } : { failure: message };
}

/** Changes the sender's e-mail address (P14.58). */
export async function changeEmail(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: emailSchema,
    limit: "account",
    isForSuspended: true,
    async work({ email, password }, { user }) {
      if (user.secondFactor === "unused") return CODE_FIRST;
      if (!(await isOwnPassword(user.email, password))) return WRONG_PASSWORD;
      const { refusal, isPending } = await setOwnEmail(email, ROUTES.settings);
      if (refusal) return refusalOf(refusal, "email", EMAIL_FIELD_CODES);
      return {
        done: isPending
          ? {
              href: savedHref(ROUTES.settings, "email-pending"),
              notice: {
                title: "Please check your email",
                description: emailPendingText(email),
              },
            }
          : { href: savedHref(ROUTES.settings, "email"), notice: { title: "Email changed" } },
      };
    },
  });
}

/** Changes the sender's password, which ends the sessions of all other devices (P14.58). */
export async function changePassword(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: passwordSchema,
    limit: "account",
    isForSuspended: true,
    async work({ password, newPassword }, { user }) {
      if (user.secondFactor === "unused") return CODE_FIRST;
      if (!(await isOwnPassword(user.email, password))) return WRONG_PASSWORD;
      const refusal = await setOwnPassword(newPassword);
      if (refusal) return refusalOf(refusal, "newPassword", PASSWORD_FIELD_CODES);
      return {
        done: {
          href: savedHref(ROUTES.settings, "password"),
          notice: {
            title: "Password changed",
            description: `You stay signed in here. ${OTHER_SESSIONS_NOTE}`,
          },
        },
      };
    },
  });
}

/** Ends the sessions of all other devices (P14.58). */
export async function signOutOthers(_state: FormState, data: FormData) {
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
          notice: {
            title: "Other devices are being signed out",
            description: `You stay signed in here. ${OTHER_SESSIONS_NOTE}`,
          },
        },
      };
    },
  });
}

/** Has the sender's account deleted in seven days (P14.61). */
export async function deleteAccount(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: deletionSchema,
    limit: "account",
    isForSuspended: true,
    async work({ reviews, password }, { database, user }) {
      if (!canDeleteAccounts()) return { failure: CANNOT_DELETE };
      if (user.secondFactor === "unused") return CODE_FIRST;
      if (!(await isOwnPassword(user.email, password))) return WRONG_PASSWORD;
      const dueAt = await requestDeletion(database, user.sub, reviews, new Date());
      return {
        done: {
          href: savedHref(ROUTES.settings, "deletion"),
          notice: {
            title: "Your account will be deleted",
            description: `On ${formatDay(dueAt.toISOString().slice(0, 10))}. Until then you can cancel it here.`,
          },
        },
      };
    },
  });
}

/** The sender's account stays. */
export async function withdrawDeletion(_state: FormState, data: FormData) {
  return handleMemberForm({
    data,
    schema: pressSchema,
    limit: "account",
    isForSuspended: true,
    async work(_press, { database, user }) {
      await cancelDeletion(database, user.sub);
      return {
        done: {
          href: savedHref(ROUTES.settings, "kept"),
          notice: { title: "Your account stays" },
        },
      };
    },
  });
}
