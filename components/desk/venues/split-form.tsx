"use client";

import { useId } from "react";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { split } from "@/lib/desk/venues/actions";
import { splitSchema } from "@/lib/desk/venues/schema";
import { deskHref } from "@/lib/routes";

type SplitFormProps = { id: string; refs: readonly string[] };

/** Makes an element of OpenStreetMap a restaurant of its own (P14.104). */
export function SplitForm({ id, refs }: SplitFormProps) {
  const headingId = useId();
  return (
    <ServerForm
      action={split}
      schema={splitSchema}
      labelledBy={headingId}
      path={deskHref("venues", id)}
      className="grid grid-cols-1 gap-3"
    >
      <h3 id={headingId} className="font-display text-h4">
        Split off
      </h3>
      <p className="text-note text-ink-2">
        One of its elements becomes a restaurant of its own. The next import fills in its facts.
      </p>
      <input type="hidden" name="id" value={id} />
      <ChoiceField
        name="ref"
        legend="Element"
        choices={refs.map((ref) => ({ value: ref, label: ref }))}
      />
      <InputField label="Its name" name="name" icon="Store" autoComplete="off" aria-required />
      <div>
        <SendButton size="md" variant="line" busyLabel="Splitting...">
          Split off
        </SendButton>
      </div>
    </ServerForm>
  );
}
