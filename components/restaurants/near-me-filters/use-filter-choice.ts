import { useEffect, useMemo, useState } from "react";
import type { choiceAmong, FilterChoice } from "@/lib/restaurants/filters/filter-choice";
import { CUISINES } from "@/lib/restaurants/filters/filter-options";
import type { TextReader } from "@/lib/restaurants/filters/filter-restaurants";
import type { RestaurantFilters, RestaurantSummary } from "@/lib/restaurants/types";

type ChoiceOf = typeof choiceAmong;

type FilterChoiceProps = {
  isTiled: boolean;
  restaurants: readonly RestaurantSummary[];
  /** They are all that there are around the location. */
  isWhole: boolean;
  filters: RestaurantFilters;
  now: Date | undefined;
  readText: TextReader | undefined;
};

/** What the restaurants around the location leave to choose from, where they come from tiles. It is computed by code that is loaded later. */
export function useFilterChoice(props: FilterChoiceProps): FilterChoice | undefined {
  const { isTiled, restaurants, isWhole, filters, now, readText } = props;
  const [choiceOf, setChoiceOf] = useState<ChoiceOf>();

  useEffect(() => {
    if (!isTiled) return;
    import("@/lib/restaurants/filters/filter-choice").then(
      (loaded) => setChoiceOf(() => loaded.choiceAmong),
      () => undefined,
    );
  }, [isTiled]);

  return useMemo(() => {
    if (!isTiled) return undefined;
    if (!choiceOf || !now) return { cuisines: [...CUISINES] };
    return choiceOf(restaurants, isWhole, { filters, now, readText });
  }, [isTiled, choiceOf, restaurants, isWhole, filters, now, readText]);
}
