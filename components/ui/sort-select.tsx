import { ArrowDownUp, ChevronDown } from "lucide-react";
import { cn } from "@/lib/cn";

type SortSelectProps<Id extends string> = {
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  /** A chip without its icon on phones, for a row of chips. */
  chipOnPhones?: boolean;
};

/** How a list is sorted: the system's own menu, so that a phone shows its wheel. */
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
          chipOnPhones ? "max-md:hidden" : "max-[23rem]:hidden",
        )}
      />
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as Id)}
        className={cn(
          "h-[52px] cursor-pointer appearance-none rounded-md border-[1.5px] border-control bg-surface pr-11 pl-[2.75rem] font-[550] hover:border-ink",
          chipOnPhones
            ? "[field-sizing:content] max-md:h-11 max-md:rounded-full max-md:pr-9 max-md:pl-[0.9rem] max-md:text-[0.9375rem]"
            : "w-full max-[23rem]:pr-9 max-[23rem]:pl-4",
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
