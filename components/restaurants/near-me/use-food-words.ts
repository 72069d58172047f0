import { useEffect, useMemo, useState } from "react";
import type { TextReader } from "@/lib/restaurants/filters/filter-restaurants";
import type { ActiveFilter } from "@/lib/restaurants/filters/active-filters";
import type { RestaurantFilters } from "@/lib/restaurants/types";
import type { createTextMatcher, readFoodText } from "@/lib/search/food-reader";

type Reader = {
  createTextMatcher: typeof createTextMatcher;
  readFoodText: typeof readFoodText;
};

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

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
  /** A list does not change with every tick of the clock, unless it is of what is open now: as with the chip. */
  const isOfNow = read?.understood.some(({ food }) =>
    food.any.some(({ openAt }) => openAt === "now"),
  );
  const step = isOfNow ? MINUTE_MS : QUARTER_MS;
  const at = now && Math.floor(now.getTime() / step) * step;
  const readText = useMemo((): TextReader | undefined => {
    if (!isNeeded || !reader) return undefined;
    const then = at === undefined ? new Date() : new Date(at);
    return (typed) => reader.createTextMatcher(typed, then);
  }, [isNeeded, reader, at]);
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
