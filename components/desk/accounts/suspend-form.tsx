"use client";

import { AccountForm } from "@/components/desk/accounts/account-form";
import { AreaField } from "@/components/forms/fields/area-field";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { ConfirmField } from "@/components/forms/fields/confirm-field";
import { suspend } from "@/lib/desk/accounts/actions";
import { SUSPENSION_REASONS, suspensionSchema } from "@/lib/desk/accounts/schema";

const REASONS = SUSPENSION_REASONS.map((reason) => ({ value: reason, label: reason }));

const LENGTHS = [
  { value: "1", label: "1 day" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "never", label: "For good" },
];

const LEAD =
  "A suspended member can read, download their data, delete what they wrote and write to us. What they published stays.";

const BUTTON = { label: "Suspend account", busyLabel: "Suspending...", variant: "tomato" } as const;

/** Lets an account write nothing for a time (P14.92). */
export function SuspendForm({ id }: { id: string }) {
  return (
    <AccountForm
      id={id}
      title="Suspend"
      lead={LEAD}
      action={suspend}
      schema={suspensionSchema}
      button={BUTTON}
    >
      <ChoiceField legend="Reason" name="reason" choices={REASONS} />
      <AreaField
        name="text"
        label="In your own words"
        hint="The member sees the reason."
        maxLength={1_000}
        rows={3}
      />
      <ChoiceField legend="How long" name="length" choices={LENGTHS} defaultValue="7" />
      <ConfirmField name="confirmed" label="Yes, suspend this account" />
    </AccountForm>
  );
}
