import { Check } from "lucide-react";
import { ActiveFilters } from "@/components/restaurants/active-filters";
import { chipVariants } from "@/components/ui/chip";
import { cn } from "@/lib/cn";
import type { RestaurantFilters } from "@/lib/restaurants/types";

type QuickFiltersProps = {
  filters: RestaurantFilters;
  onChange: (filters: RestaurantFilters) => void;
};

/** The phone's row of chips: Open now at one touch before the sort menu, what else is active after it. */
export function QuickFilters({ filters, onChange }: QuickFiltersProps) {
  const { openNow } = filters;
  return (
    <div className="contents md:hidden">
      <button
        type="button"
        aria-pressed={openNow}
        onClick={() => onChange({ ...filters, openNow: !openNow })}
        className={cn(chipVariants({ tone: openNow ? "on" : "plain" }), "order-first")}
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
