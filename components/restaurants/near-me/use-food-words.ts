import { useEffect, useMemo, useState } from "react";
import type { TextReader } from "@/lib/restaurants/filters/filter-restaurants";
import type { ActiveFilter } from "@/lib/restaurants/filters/active-filters";
import type { RestaurantFilters } from "@/lib/restaurants/types";
import type { createTextMatcher, readFoodText } from "@/lib/search/food-reader";

type Reader = {
  createTextMatcher: typeof createTextMatcher;
  readFoodText: typeof readFoodText;
};

const QUARTER_MS = 15 * 60_000;

let loaded: Reader | undefined;

type FoodWordsProps = {
  isTiled: boolean;
  /** The text by which the list is filtered, which may be an earlier one than that of the filters. */
  text: string;
  filters: RestaurantFilters;
  now: Date | undefined;
};

/**
 * What reads the search text where restaurants come from tiles (P4.21): the table of food words is loaded with the first letter. Until
 * then, and where it cannot be loaded, words are plain.
 */
export function useFoodWords({ isTiled, text, filters, now }: FoodWordsProps) {
  const [reader, setReader] = useState(loaded);
  const isNeeded = isTiled && text.trim() !== "";

  useEffect(() => {
    if (!isNeeded || reader) return;
    let isCurrent = true;
    import("@/lib/search/food-reader").then(
      (module) => {
        loaded = module;
        if (isCurrent) setReader(module);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, reader]);

  const read = useMemo(
    () => (isNeeded ? reader?.readFoodText(text) : undefined),
    [isNeeded, reader, text],
  );
  /** A list does not change with every tick of the clock. */
  const quarter = now && Math.floor(now.getTime() / QUARTER_MS);
  const readText = useMemo((): TextReader | undefined => {
    if (!isNeeded || !reader) return undefined;
    const at = quarter === undefined ? new Date() : new Date(quarter * QUARTER_MS);
    return (typed) => reader.createTextMatcher(typed, at);
  }, [isNeeded, reader, quarter]);
  const understood = useMemo(
    (): ActiveFilter[] =>
      (read?.understood ?? []).map(({ food, without }) => ({
        key: `word:${food.label}`,
        label: food.label,
        without: { ...filters, text: without },
      })),
    [read, filters],
  );
  return { readText, understood, other: read?.other ?? { text, without: "" } };
}
