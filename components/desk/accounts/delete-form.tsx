"use client";

import { useId } from "react";
import { AreaField } from "@/components/forms/fields/area-field";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { ConfirmField } from "@/components/forms/fields/confirm-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { removeAccount } from "@/lib/desk/accounts/actions";
import { accountDeletionSchema } from "@/lib/desk/accounts/schema";
import { deskHref } from "@/lib/routes";

const CHOICES = [
  { value: "anonymize", label: "Keep reviews and posts unsigned" },
  { value: "delete", label: "Delete reviews and posts too" },
];

/** Deletes an account at once; collapsed until its button is pressed (P14.94). */
export function DeleteForm({ id }: { id: string }) {
  const headingId = useId();
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">
        <h3 id={headingId} className="inline font-display text-h4">
          Delete the account
        </h3>
      </summary>
      <p className="mb-3 text-note text-ink-2">
        At once, with its photos, favorites, listings, corrections, messages and reports. It cannot
        be undone.
      </p>
      <ServerForm
        action={removeAccount}
        schema={accountDeletionSchema}
        labelledBy={headingId}
        path={deskHref("accounts", id)}
        className="grid grid-cols-1 gap-3"
      >
        <input type="hidden" name="id" value={id} />
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
        <div>
          <SendButton size="md" variant="tomato" busyLabel="Deleting...">
            Delete account
          </SendButton>
        </div>
      </ServerForm>
    </details>
  );
}
