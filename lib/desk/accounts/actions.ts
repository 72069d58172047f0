"use server";

import { revalidatePath } from "next/cache";
import {
  changeRole,
  deleteAccountNow,
  endSuspension,
  suspendAccount,
} from "@/lib/database/desk/account-changes";
import { REFUSALS, ROLE_LABELS } from "@/lib/desk/accounts/account-texts";
import {
  accountDeletionSchema,
  endOf,
  endSchema,
  roleSchema,
  suspensionSchema,
} from "@/lib/desk/accounts/schema";
import type { AccountRefusal } from "@/lib/desk/accounts/types";
import type { FormState } from "@/lib/forms/form-state";
import { handleDeskForm } from "@/lib/forms/handle-desk-form";
import { deskHref } from "@/lib/routes";
import { deleteAccounts } from "@/lib/server/delete-accounts";

const MODERATORS = ["moderator"] as const;

/** What became of a change: back to the account, or why nothing has changed. */
function answer(refusal: AccountRefusal | undefined, id: string, title: string) {
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
      return answer(await suspendAccount(database, actor, id, suspension), id, "Suspended");
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
      return answer(await endSuspension(database, actor, id), id, "Suspension ended");
    },
  });
}

/** Gives an account a role, or takes it (P14.93). */
export async function giveRole(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: roleSchema,
    roles: MODERATORS,
    async work({ id, role }, { database, actor }) {
      const title = `Role: ${ROLE_LABELS[role].toLowerCase()}`;
      return answer(await changeRole(database, actor, id, role), id, title);
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
      return { done: { href: deskHref("accounts"), notice: { title: "Account deleted" } } };
    },
  });
}
