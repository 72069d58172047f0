import { useForm } from "@/components/forms/server-form";

type CheckFieldProps = { name: string; label: string; hint?: string; defaultChecked: boolean };

/** A box to check in a ServerForm. */
export function CheckField({ name, label, hint, defaultChecked }: CheckFieldProps) {
  const { values } = useForm();
  const wasSent = Object.keys(values).length > 0;
  return (
    <label className="flex min-h-12 items-center gap-3">
      <input
        type="checkbox"
        name={name}
        defaultChecked={wasSent ? name in values : defaultChecked}
        className="size-5.5 flex-none accent-leaf"
      />
      <span>
        <span className="block font-semibold">{label}</span>
        {hint && <span className="block text-note text-ink-2">{hint}</span>}
      </span>
    </label>
  );
}
