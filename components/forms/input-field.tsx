import { useId, type ComponentProps } from "react";
import { FieldMessage } from "@/components/forms/field-message";
import { useForm } from "@/components/forms/server-form";
import { TextField } from "@/components/ui/text-field";

type InputFieldProps = ComponentProps<typeof TextField> & { name: string; hint?: string };

/** A line of text in a ServerForm. */
export function InputField({ name, hint, defaultValue, ...field }: InputFieldProps) {
  const { values, errors } = useForm();
  const messageId = useId();
  const error = errors[name];
  return (
    <TextField
      {...field}
      name={name}
      defaultValue={values[name] ?? defaultValue}
      aria-invalid={error ? true : undefined}
      aria-describedby={messageId}
      below={<FieldMessage id={messageId} error={error} hint={hint} />}
    />
  );
}
