import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { chipVariants } from "@/components/ui/chip";
import english from "@/lib/messages/en/near-me/near-me.json";
import { activeFilters, type ActiveFilter } from "@/lib/restaurants/filters/active-filters";
import { filterLabel } from "@/lib/restaurants/filters/filter-label";
import type { RestaurantFilters } from "@/lib/restaurants/types";

type ActiveFiltersProps = {
  filters: RestaurantFilters;
  onChange: (filters: RestaurantFilters) => void;
  /** Further ones, before the others: what was understood of the search text. */
  more?: readonly ActiveFilter[];
  /** Keys of those that have a chip already. */
  except?: readonly string[];
  /** The last filter was removed, and the row with it: the focus has to move. */
  onEmpty?: () => void;
};

/** The active filters as chips; pressing one removes the filter. The focus stays in their row, on the chip that takes its place. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { filters, onChange, more = [], except = [], onEmpty } = props;
  const t = useTexts("near-me", english);
  const words = useFactWords();

  function remove({ currentTarget: chip }: MouseEvent, without: RestaurantFilters) {
    const row = chip.parentElement;
    const place = row ? [...row.children].indexOf(chip) : 0;
    flushSync(() => onChange(without));
    const next = row?.isConnected && (row.children[place] ?? row.lastElementChild);
    if (next instanceof HTMLElement) next.focus();
    else onEmpty?.();
  }

  const active = activeFilters(filters).filter(({ key }) => !except.includes(key));
  const shown = [...more, ...active];
  return shown.map((filter) => {
    const label = filterLabel(filter, filters, { t, words });
    return (
      <button
        key={filter.key}
        type="button"
        aria-label={t("chip.remove", { label })}
        onClick={(event) => remove(event, filter.without)}
        className={chipVariants({ size: "sm", tone: "soft" })}
      >
        {label}
        <Icon name="X" size={16} />
      </button>
    );
  });
}
