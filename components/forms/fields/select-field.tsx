import { Icon } from "@/components/ui/icon";
import { useId, type ReactNode } from "react";
import { FieldMessage } from "@/components/forms/fields/field-message";
import { useForm } from "@/components/forms/server-form";

type SelectFieldProps = {
  name: string;
  label: ReactNode;
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  hint?: string;
};

/** One of many choices in a ServerForm: a native select. */
export function SelectField({ name, label, options, defaultValue, hint }: SelectFieldProps) {
  const { values, errors } = useForm();
  const id = useId();
  const messageId = useId();
  const error = errors[name];
  const chosen = values[name] ?? defaultValue;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-note font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          key={chosen}
          id={id}
          name={name}
          defaultValue={chosen}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId}
          className="h-13 w-full cursor-pointer appearance-none rounded-md border-frame border-control bg-surface ps-4 pe-11 hover:border-ink"
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon
          name="ChevronDown"
          size={18}
          className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2"
        />
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}
