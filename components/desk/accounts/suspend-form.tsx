"use client";

import { useId } from "react";
import { AreaField } from "@/components/forms/fields/area-field";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { ConfirmField } from "@/components/forms/fields/confirm-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { suspend } from "@/lib/desk/accounts/actions";
import { SUSPENSION_REASONS, suspensionSchema } from "@/lib/desk/accounts/schema";
import { deskHref } from "@/lib/routes";

const REASONS = SUSPENSION_REASONS.map((reason) => ({ value: reason, label: reason }));

const LENGTHS = [
  { value: "1", label: "1 day" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "never", label: "For good" },
];

/** Lets an account write nothing for a time; collapsed until its button is pressed (P14.92). */
export function SuspendForm({ id }: { id: string }) {
  const headingId = useId();
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">
        <h3 id={headingId} className="inline font-display text-h4">
          Suspend
        </h3>
      </summary>
      <p className="mb-3 text-note text-ink-2">
        A suspended member can read, download their data, delete what they wrote and write to us.
        What they published stays.
      </p>
      <ServerForm
        action={suspend}
        schema={suspensionSchema}
        labelledBy={headingId}
        path={deskHref("accounts", id)}
        className="grid grid-cols-1 gap-3"
      >
        <input type="hidden" name="id" value={id} />
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
        <div>
          <SendButton size="md" variant="tomato" busyLabel="Suspending...">
            Suspend account
          </SendButton>
        </div>
      </ServerForm>
    </details>
  );
}
