"use client";

import { PencilLine } from "lucide-react";
import { HoursField } from "@/components/fact-fields/hours-field";
import { AreaField } from "@/components/forms/area-field";
import { ChoiceField } from "@/components/forms/choice-field";
import { InputField } from "@/components/forms/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { sendCorrection } from "@/lib/corrections/actions";
import { correctionSchema } from "@/lib/corrections/schema";
import { correctionHref } from "@/lib/routes";

/** A fact with what the record says now. */
export type PresentFact = {
  name: string;
  label: string;
  now: string;
  /** Values to choose from; a line of text without them. */
  choices?: readonly { value: string; label: string }[];
};

type FactsFormProps = { restaurantId: string; facts: readonly PresentFact[] };

function FactField({ name, label, now, choices }: PresentFact) {
  if (name === "hoursText")
    return (
      <div>
        <p className="mb-1.5 text-note font-semibold">{label}</p>
        <HoursField name={name} label={label} hint={`Now: ${now}`} />
      </div>
    );
  if (!choices)
    return <InputField icon={PencilLine} label={label} name={name} hint={`Now: ${now}`} />;
  const asItIs = { value: "", label: `As it is: ${now}` };
  return <ChoiceField name={name} legend={label} choices={[asItIs, ...choices]} defaultValue="" />;
}

/** What is wrong with a restaurant's facts; what is left empty stays as it is. */
export function FactsForm({ restaurantId, facts }: FactsFormProps) {
  const path = correctionHref(restaurantId);
  return (
    <ServerForm
      action={sendCorrection}
      schema={correctionSchema}
      draft={path}
      unsent="an unsent correction"
      labelledBy="correction-heading"
      path={path}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      {facts.map((fact) => (
        <div
          key={fact.name}
          id={`fact-${fact.name}`}
          className="scroll-mt-28 rounded-lg target:-mx-4 target:bg-sprout target:px-4 target:py-3"
        >
          <FactField {...fact} />
        </div>
      ))}
      <AreaField
        label="How do you know?"
        name="evidence"
        rows={3}
        hint="For example: the menu at the door, the website, or what you saw on which day."
      />
      <div>
        <SendButton busyLabel="Sending...">Send correction</SendButton>
      </div>
    </ServerForm>
  );
}
