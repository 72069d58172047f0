"use client";

import { useId } from "react";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { changeState } from "@/lib/desk/venues/actions";
import { stateSchema } from "@/lib/desk/venues/schema";
import { deskHref } from "@/lib/routes";

type StateFormProps = {
  id: string;
  version: string;
  /** What the restaurant becomes. */
  state: "closed" | "open" | "featured" | "plain";
  heading: string;
  text: string;
  label: string;
};

/** Closes a restaurant, opens it again, features it, or no longer (P14.101). */
export function StateForm({ id, version, state, heading, text, label }: StateFormProps) {
  const headingId = useId();
  const hasReason = state === "closed" || state === "open";
  return (
    <ServerForm
      action={changeState}
      schema={stateSchema}
      labelledBy={headingId}
      path={deskHref("venues", id)}
      className="grid grid-cols-1 gap-3"
    >
      <h3 id={headingId} className="font-display text-h4">
        {heading}
      </h3>
      <p className="text-note text-ink-2">{text}</p>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="state" value={state} />
      {hasReason && (
        <AreaField name="reason" label="Why" hint="For the log." rows={2} maxLength={1_000} />
      )}
      <div>
        <SendButton size="md" variant="line" busyLabel="Saving...">
          {label}
        </SendButton>
      </div>
    </ServerForm>
  );
}
