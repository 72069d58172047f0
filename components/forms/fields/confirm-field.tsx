import { useId } from "react";
import { FieldMessage } from "@/components/forms/fields/field-message";
import { useForm } from "@/components/forms/server-form";

type ConfirmFieldProps = { name: string; label: string; hint?: string };

/** A box in a ServerForm that has to be checked before anything happens. */
export function ConfirmField({ name, label, hint }: ConfirmFieldProps) {
  const { values, errors } = useForm();
  const messageId = useId();
  const error = errors[name];
  return (
    <div>
      <label className="flex min-h-12 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={name}
          defaultChecked={name in values}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId}
          className="size-5.5 flex-none accent-leaf"
        />
        <span className="font-semibold">{label}</span>
      </label>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}
