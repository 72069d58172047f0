"use server";

import { revalidatePath } from "next/cache";
import { DELETIONS_AT, isToBeDeleted } from "@/lib/database/accounts/account-deletions";
import { findMemberSlug } from "@/lib/database/accounts/member-records";
import {
  changeRole,
  deleteAccountNow,
  endSuspension,
  suspendAccount,
} from "@/lib/database/desk/accounts/account-changes";
import { REFUSALS, ROLE_LABELS } from "@/lib/desk/accounts/account-texts";
import {
  accountDeletionSchema,
  endOf,
  endSchema,
  roleSchema,
  suspensionSchema,
} from "@/lib/desk/accounts/schema";
import { readArea } from "@/lib/database/desk/accounts/read-area";
import type { AccountRefusal } from "@/lib/desk/accounts/types";
import type { FormState } from "@/lib/forms/form-state";
import { handleDeskForm } from "@/lib/forms/handle-desk-form";
import { accountSuspendedMail, suspensionEndedMail } from "@/lib/mail/templates/suspension-mails";
import { deskHref, memberHref } from "@/lib/routes";
import { mailDecision } from "@/lib/mail/notifications/decision-mails";
import { deleteAccounts } from "@/lib/jobs/delete-accounts";

const MODERATORS = ["moderator"] as const;

/** Where a service or the database refuses: the account is there until a later run of the job. */
const STILL_THERE = {
  title: "Deletion recorded",
  description: `It failed just now. It is tried again every day at ${DELETIONS_AT} UTC, and when the server starts.`,
};

/** What became of a change: back to the account, or why nothing has changed. */
function respond(refusal: AccountRefusal | undefined, id: string, title: string) {
  if (refusal) return { failure: REFUSALS[refusal] };
  const href = deskHref("accounts", id);
  revalidatePath(href);
  return { done: { href, notice: { title } } };
}

/** Suspends an account (P14.92). */
export async function suspend(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: suspensionSchema,
    roles: MODERATORS,
    async work({ id, reason, length }, { database, actor }) {
      const suspension = { reason, endsAt: endOf(length, new Date()) };
      const refusal = await suspendAccount(database, actor, id, suspension);
      if (!refusal) void mailDecision(database, id, accountSuspendedMail(suspension));
      return respond(refusal, id, "Suspended");
    },
  });
}

/** Ends the suspension of an account (P14.92). */
export async function unsuspend(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: endSchema,
    roles: MODERATORS,
    async work({ id }, { database, actor }) {
      const refusal = await endSuspension(database, actor, id);
      if (!refusal) void mailDecision(database, id, suspensionEndedMail);
      return respond(refusal, id, "Suspension ended");
    },
  });
}

/** Gives an account a role, everywhere or in an area, or takes it (P14.93). */
export async function giveRole(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: roleSchema,
    roles: MODERATORS,
    async work({ id, role, ...written }, { database, actor }) {
      const area = role === "none" ? undefined : await readArea(database, written);
      if (area && "errors" in area) return area;
      const refusal = await changeRole(database, actor, id, role, area);
      const slug = refusal ? undefined : await findMemberSlug(database, id);
      if (slug) revalidatePath(memberHref(slug));
      return respond(refusal, id, `Role: ${ROLE_LABELS[role].toLowerCase()}`);
    },
  });
}

/** Deletes an account at once (P14.94). */
export async function removeAccount(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: accountDeletionSchema,
    roles: MODERATORS,
    async work({ id, reviews, reason }, { database, actor }) {
      const refusal = await deleteAccountNow(database, actor, id, { reviews, reason });
      if (refusal) return { failure: REFUSALS[refusal] };
      await deleteAccounts();
      revalidatePath(deskHref("accounts", id));
      if (await isToBeDeleted(database, id))
        return { done: { href: deskHref("accounts", id), notice: STILL_THERE } };
      return { done: { href: deskHref("accounts"), notice: { title: "Account deleted" } } };
    },
  });
}
