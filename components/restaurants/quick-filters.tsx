import { Check } from "lucide-react";
import { ActiveFilters } from "@/components/restaurants/active-filters";
import { chipVariants } from "@/components/ui/chip";
import type { RestaurantFilters } from "@/lib/restaurants/types";

type QuickFiltersProps = {
  filters: RestaurantFilters;
  onChange: (filters: RestaurantFilters) => void;
};

/** The phone's row of chips: Open now at one touch, then what else is active. */
export function QuickFilters({ filters, onChange }: QuickFiltersProps) {
  const { openNow } = filters;
  return (
    <div className="flex gap-2 max-md:order-first md:hidden">
      <button
        type="button"
        aria-pressed={openNow}
        onClick={() => onChange({ ...filters, openNow: !openNow })}
        className={chipVariants({ tone: openNow ? "on" : "plain" })}
      >
        {openNow && <Check size={16} strokeWidth={2.2} aria-hidden="true" />}
        Open now
      </button>
      <ActiveFilters
        filters={{ ...filters, openNow: false }}
        onChange={(next) => onChange({ ...next, openNow })}
      />
    </div>
  );
}
