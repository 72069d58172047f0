import { useTexts } from "#texts";
import { useId } from "react";
import { CuisineField } from "@/components/fact-fields/cuisine-field";
import { HoursField } from "@/components/fact-fields/hours-field";
import { PositionField } from "@/components/fact-fields/position-field";
import { AreaField } from "@/components/forms/fields/area-field";
import { CheckField } from "@/components/forms/fields/check-field";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { InputField } from "@/components/forms/fields/input-field";
import type { PresentFact } from "@/lib/corrections/present-facts";
import { latinDirection } from "@/lib/forms/latin-direction";
import fields from "@/lib/messages/en/forms/fact-fields.json";
import english from "@/lib/messages/en/forms/facts-form.json";
import { presentField, valueField } from "@/lib/corrections/schema";

function ListField({ name, label, values, present }: Extract<PresentFact, { kind: "list" }>) {
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <input type="hidden" name={presentField(name)} value={present.join(", ")} />
      <div className="grid gap-x-5 narrow:grid-cols-2">
        {values.map(({ value, label: word }) => (
          <CheckField
            key={value}
            name={valueField(name, value)}
            label={word}
            defaultChecked={present.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Choices({ name, label, now, choices }: Extract<PresentFact, { kind: "choice" }>) {
  const t = useTexts("facts-form", english);
  const asItIs = { value: "", label: t("current", { value: now }) };
  return <ChoiceField name={name} legend={label} choices={[asItIs, ...choices]} defaultValue="" />;
}

function TextFact(fact: Extract<PresentFact, { kind: "text" }>) {
  const { name, label, hint, proposals } = fact;
  const { language } = useTexts("facts-form", english);
  const id = useId();
  return (
    <>
      <InputField
        icon="PencilLine"
        autoComplete="off"
        dir={fact.isLatin ? latinDirection(language) : undefined}
        {...{ name, label }}
        {...(hint && { hint })}
        {...(proposals && { list: id })}
      />
      {proposals && (
        <datalist id={id}>
          {proposals.map((proposal) => (
            <option key={proposal} value={proposal} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** The new value of a fact. */
export function FactField({ fact }: { fact: PresentFact }) {
  const t = useTexts("fact-fields", fields);
  const { name, label } = fact;
  switch (fact.kind) {
    case "hours":
      return <HoursField name={name} label={label} hint="" />;
    case "cuisine":
      return <CuisineField name={name} />;
    case "area":
      return <AreaField name={name} label={label} />;
    case "list":
      return <ListField {...fact} />;
    case "position":
      return <PositionField label={t("position.map")} legend={label} start={fact.at} />;
    case "choice":
      return <Choices {...fact} />;
    case "text":
      return <TextFact {...fact} />;
  }
}
