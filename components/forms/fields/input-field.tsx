import { useId, type ComponentProps } from "react";
import { FieldMessage } from "@/components/forms/fields/field-message";
import { useForm } from "@/components/forms/server-form";
import { useTextLimit } from "@/components/forms/fields/use-text-limit";
import { TextField } from "@/components/ui/fields/text-field";

type InputFieldProps = ComponentProps<typeof TextField> & { name: string; hint?: string };

/** A line of text in a ServerForm. A text over `maxLength` stays, and the message says by how much it is too long. */
export function InputField({ name, hint, defaultValue, maxLength, ...field }: InputFieldProps) {
  const { values, errors } = useForm();
  const { onInput, fault } = useTextLimit(maxLength);
  const messageId = useId();
  const error = fault ?? errors[name];
  return (
    <TextField
      {...field}
      name={name}
      onInput={onInput}
      defaultValue={values[name] ?? defaultValue}
      aria-invalid={error ? true : undefined}
      aria-describedby={messageId}
      below={<FieldMessage id={messageId} error={error} hint={hint} />}
    />
  );
}
