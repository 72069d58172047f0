import { useId } from "react";
import { FieldMessage } from "@/components/forms/field-message";
import { useForm } from "@/components/forms/server-form";

type ChoiceFieldProps = {
  name: string;
  legend: string;
  choices: readonly { value: string; label: string }[];
  defaultValue?: string;
};

/** One of a few choices in a ServerForm. */
export function ChoiceField({ name, legend, choices, defaultValue }: ChoiceFieldProps) {
  const { values, errors } = useForm();
  const messageId = useId();
  const chosen = values[name] ?? defaultValue;
  return (
    <fieldset aria-describedby={messageId}>
      <legend className="mb-1 text-note font-semibold">{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-12 items-center gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            className="size-5.5 flex-none accent-leaf"
          />
          {label}
        </label>
      ))}
      <FieldMessage id={messageId} error={errors[name]} />
    </fieldset>
  );
}
