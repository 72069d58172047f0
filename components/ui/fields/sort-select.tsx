import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/cn";

type SortSelectProps<Id extends string> = {
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  label?: string;
  /** A chip without its icon on phones, for a row of chips. */
  chipOnPhones?: boolean;
};

/** The sorting of a list: a native select, so that phones show their own picker. */
export function SortSelect<Id extends string>({
  options,
  value,
  onChange,
  label: name = "Sort by",
  chipOnPhones = false,
}: SortSelectProps<Id>) {
  return (
    <label className="relative flex flex-none items-center">
      <span className="sr-only">{name}</span>
      <Icon
        name="ArrowDownUp"
        size={18}
        className={cn(
          "pointer-events-none absolute start-4",
          chipOnPhones ? "max-md:hidden" : "max-narrow:hidden",
        )}
      />
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as Id)}
        className={cn(
          "h-13 cursor-pointer appearance-none rounded-md border-frame border-control bg-surface ps-11 pe-11 font-label hover:border-ink",
          chipOnPhones
            ? "[field-sizing:content] max-md:h-11 max-md:rounded-full max-md:ps-3.5 max-md:pe-9 max-md:text-note"
            : "w-full max-narrow:ps-4 max-narrow:pe-9",
        )}
      >
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        name="ChevronDown"
        size={18}
        className={cn("pointer-events-none absolute end-4", chipOnPhones && "max-md:end-3")}
      />
    </label>
  );
}
