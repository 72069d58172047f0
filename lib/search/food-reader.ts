import { foldForSearch } from "@/lib/strings/fold-for-search";
import { searchText, type TextReader } from "@/lib/restaurants/filters/filter-restaurants";
import { createFoodMatcher } from "@/lib/search/food-matcher";
import { readFoodText } from "@/lib/search/food-text";

export { readFoodText };

/** Says of restaurants whether they fit a search text; undefined for one that asks nothing. */
export function createTextMatcher(text: string, now: Date): ReturnType<TextReader> {
  const matches = createFoodMatcher(readFoodText(text), now);
  if (!matches) return undefined;
  return (restaurant) => {
    const { name, latinName = "" } = restaurant;
    return matches(restaurant, {
      name: foldForSearch(`${name} ${latinName}`),
      said: searchText(restaurant),
    });
  };
}
