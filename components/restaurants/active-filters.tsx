import { X } from "lucide-react";
import { chipVariants } from "@/components/ui/chip";
import { activeFilters } from "@/lib/restaurants/filter-options";
import type { RestaurantFilters } from "@/lib/restaurants/types";

type ActiveFiltersProps = {
  filters: RestaurantFilters;
  onChange: (filters: RestaurantFilters) => void;
};

/** The active filters as chips; pressing one removes the filter. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  return activeFilters(filters).map(({ key, label, without }) => (
    <button
      key={key}
      type="button"
      aria-label={`Remove filter ${label}`}
      onClick={() => onChange(without)}
      className={chipVariants({ size: "sm", tone: "soft" })}
    >
      {label}
      <X size={16} strokeWidth={1.9} aria-hidden="true" />
    </button>
  ));
}
