import { useFactWords } from "#fact-words";
import { Icon } from "@/components/ui/icon";
import { ActiveFilters } from "@/components/restaurants/near-me-filters/active-filters";
import { LevelLeaf } from "@/components/site/vegan-level-badge";
import { chipVariants } from "@/components/ui/chip";
import { cn } from "@/lib/cn";
import type { FilterChoice } from "@/lib/restaurants/filters/filter-choice";
import type { ActiveFilter } from "@/lib/restaurants/filters/active-filters";
import { QUICK_FILTERS, TILED_QUICK_FILTERS } from "@/lib/restaurants/filters/quick-filters";
import type { RestaurantFilters } from "@/lib/restaurants/types";

type QuickFiltersProps = {
  filters: RestaurantFilters;
  /** How many restaurants each option would leave; undefined while that is not known. */
  counts: FilterChoice["counts"];
  /** What was understood of the search text, as chips beside the active filters. */
  understood: readonly ActiveFilter[];
  isTiled: boolean;
  /** On wide screens the panel has all of them. */
  isPanelOpen: boolean;
  onChange: (filters: RestaurantFilters) => void;
};

/**
 * The most used filters as buttons: where there are many, a row of chips below the search box. On phones they come before the sort
 * menu, other active filters after it.
 */
export function QuickFilters(props: QuickFiltersProps) {
  const { filters, counts, understood, isTiled, isPanelOpen, onChange } = props;
  const words = useFactWords();
  const quick = isTiled ? TILED_QUICK_FILTERS : QUICK_FILTERS;
  return (
    <div
      className={cn(
        "max-md:contents",
        isTiled && !isPanelOpen
          ? "md:order-last md:flex md:w-full md:flex-wrap md:gap-2"
          : "md:hidden",
      )}
    >
      {quick.map(({ key, label, level, isOn, toggled }) => {
        const on = isOn(filters);
        const isEmpty = counts !== undefined && !on && !counts.get(key);
        return (
          <button
            key={key}
            type="button"
            aria-pressed={on}
            disabled={isEmpty}
            onClick={() => onChange(toggled(filters))}
            className={cn(chipVariants({ tone: on ? "on" : "plain" }), "order-first flex-none")}
          >
            {on && <Icon name="Check" size={16} className="icon-bold" />}
            {level && !on && (
              <span className="text-leaf-ink">
                <LevelLeaf level={level} size={16} vein="stroke-surface" />
              </span>
            )}
            {level ? words("level", level, label) : words("food", label)}
            {isEmpty && " (0)"}
          </button>
        );
      })}
      <div className="contents md:hidden">
        <ActiveFilters
          {...{ filters, onChange }}
          more={understood}
          except={quick.map(({ key }) => key)}
        />
      </div>
    </div>
  );
}
