import { useDeferredValue } from "react";
import { useFirstNew } from "@/components/ui/use-first-new";
import { formatCount } from "@/lib/counts";
import type { RestaurantSummary } from "@/lib/restaurants/types";

export type RestaurantsToShow = {
  restaurants: RestaurantSummary[];
  /** How many of them are shown at most. */
  count: number;
  /** There are further restaurants, which may have to be fetched. */
  hasMore: boolean;
  onMore: () => Promise<void>;
};

/**
 * The restaurants that a list shows, and what is below it: how many they are, and the button that shows more. A press on it is painted
 * before the further restaurants are rendered; then the first of them takes the focus. `list` is the list's element.
 */
export function useShownRestaurants<List extends HTMLElement>(props: RestaurantsToShow) {
  const { restaurants, count, hasMore, onMore } = props;
  const rendered = useDeferredValue(count);
  const shown = restaurants.slice(0, rendered);
  const isRendering = shown.length < Math.min(count, restaurants.length);
  const text = `${formatCount(shown.length)} of ${formatCount(restaurants.length)} restaurants shown`;
  const { list, said, expectMore } = useFirstNew<List>({ shown: shown.length, text });

  function showMore() {
    expectMore();
    return onMore();
  }

  // The pressed button keeps the focus until the further ones are there.
  return {
    shown,
    list,
    more: { text, said, hasMore: hasMore || isRendering, onMore: showMore },
  };
}
