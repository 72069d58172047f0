import { useId } from "react";
import { FieldMessage } from "@/components/forms/fields/field-message";
import { useForm } from "@/components/forms/server-form";

type Choice = { value: string; label: string; meaning?: string };

type ChoiceFieldProps = {
  name: string;
  legend: string;
  choices: readonly Choice[];
  defaultValue?: string | undefined;
  /** Whether none has to be chosen. */
  isOptional?: boolean;
};

/** One of several choices in a ServerForm, as radio buttons. */
export function ChoiceField({
  name,
  legend,
  choices,
  defaultValue,
  isOptional = false,
}: ChoiceFieldProps) {
  const { values, errors } = useForm();
  const messageId = useId();
  const chosen = values[name] ?? defaultValue;
  return (
    <fieldset aria-describedby={messageId}>
      <legend className="mb-1 text-note font-semibold">{legend}</legend>
      {choices.map(({ value, label, meaning }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
          <input
            type="radio"
            name={name}
            value={value}
            required={!isOptional && defaultValue === undefined}
            defaultChecked={chosen === value}
            className="size-5 flex-none accent-beet"
          />
          <span>
            {label}
            {meaning && <span className="block text-small text-ink-2">{meaning}</span>}
          </span>
        </label>
      ))}
      <FieldMessage id={messageId} error={errors[name]} />
    </fieldset>
  );
}
