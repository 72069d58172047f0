"use client";

import { AccountForm } from "@/components/desk/accounts/account-form";
import { AreaField } from "@/components/forms/fields/area-field";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { ConfirmField } from "@/components/forms/fields/confirm-field";
import { removeAccount } from "@/lib/desk/accounts/actions";
import { accountDeletionSchema } from "@/lib/desk/accounts/schema";

const CHOICES = [
  { value: "anonymize", label: "Keep reviews and posts unsigned" },
  { value: "delete", label: "Delete reviews and posts too" },
];

const LEAD =
  "At once, with its photos, favorites, listings, corrections, messages and reports. It cannot be undone.";

const BUTTON = { label: "Delete account", busyLabel: "Deleting...", variant: "tomato" } as const;

/** Deletes an account at once (P14.94). */
export function DeleteForm({ id }: { id: string }) {
  return (
    <AccountForm
      id={id}
      title="Delete the account"
      lead={LEAD}
      action={removeAccount}
      schema={accountDeletionSchema}
      button={BUTTON}
    >
      <ChoiceField legend="What it wrote" name="reviews" choices={CHOICES} />
      <AreaField
        name="reason"
        label="Why"
        hint="For the log; where this site sends e-mail, the member reads it."
        maxLength={1_000}
        rows={3}
        aria-required
      />
      <ConfirmField name="confirmed" label="Yes, delete this account" />
    </AccountForm>
  );
}
