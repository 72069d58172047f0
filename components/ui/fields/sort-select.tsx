import { ArrowDownUp, ChevronDown } from "lucide-react";
import { cn } from "@/lib/cn";

type SortSelectProps<Id extends string> = {
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  /** A chip without its icon on phones, for a row of chips. */
  chipOnPhones?: boolean;
};

/** The sorting of a list: a native select, so that phones show their own picker. */
export function SortSelect<Id extends string>({
  options,
  value,
  onChange,
  chipOnPhones = false,
}: SortSelectProps<Id>) {
  return (
    <label className="relative flex flex-none items-center">
      <span className="sr-only">Sort by</span>
      <ArrowDownUp
        size={18}
        strokeWidth={1.9}
        aria-hidden="true"
        className={cn(
          "pointer-events-none absolute left-4",
          chipOnPhones ? "max-md:hidden" : "max-narrow:hidden",
        )}
      />
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as Id)}
        className={cn(
          "h-13 cursor-pointer appearance-none rounded-md border-frame border-control bg-surface pr-11 pl-11 font-label hover:border-ink",
          chipOnPhones
            ? "[field-sizing:content] max-md:h-11 max-md:rounded-full max-md:pr-9 max-md:pl-3.5 max-md:text-note"
            : "w-full max-narrow:pr-9 max-narrow:pl-4",
        )}
      >
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        strokeWidth={1.9}
        aria-hidden="true"
        className={cn("pointer-events-none absolute right-4", chipOnPhones && "max-md:right-3")}
      />
    </label>
  );
}
