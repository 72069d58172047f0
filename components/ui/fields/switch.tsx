type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  disabled?: boolean;
};

/** An on/off switch. The caller renders the visible label. */
export function Switch({ checked, onChange, label, disabled = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className="group grid h-11 w-14 flex-none place-items-center disabled:opacity-50"
    >
      <span className="relative block h-7.5 w-13 rounded-full bg-control transition-colors duration-120 group-aria-checked:bg-leaf forced-colors:outline">
        <span className="absolute start-0.75 top-0.75 size-6 rounded-full bg-surface transition-transform duration-120 group-aria-checked:translate-x-5.5 rtl:group-aria-checked:-translate-x-5.5 forced-colors:bg-[CanvasText]" />
      </span>
    </button>
  );
}
