import { useId, type ComponentProps } from "react";
import { FieldMessage } from "@/components/forms/fields/field-message";
import { useForm } from "@/components/forms/server-form";
import { useTextLimit } from "@/components/forms/fields/use-text-limit";

type AreaFieldProps = ComponentProps<"textarea"> & { name: string; label: string; hint?: string };

/** Several lines of text in a ServerForm. A text over `maxLength` stays, and the message says by how much it is too long. */
export function AreaField({
  name,
  label,
  hint,
  defaultValue,
  maxLength,
  ...textarea
}: AreaFieldProps) {
  const { values, errors } = useForm();
  const { onInput, fault } = useTextLimit(maxLength);
  const id = useId();
  const messageId = useId();
  const error = fault ?? errors[name];
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-note font-semibold">
        {label}
      </label>
      <div className="field items-start py-3.5">
        <textarea
          id={id}
          rows={5}
          {...textarea}
          name={name}
          onInput={onInput}
          defaultValue={values[name] ?? defaultValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId}
          className="min-h-37 resize-y"
        />
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}
