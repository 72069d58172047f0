import { containsWord, foldForSearch, searchTextOf } from "@/lib/fold-for-search";
import type { CityGroup } from "@/lib/cities/types";

/**
 * The cities whose name or country contains the text, ignoring case and accents, without empty continents.
 * Blank text matches all.
 */
export function filterCityGroups(groups: CityGroup[], text: string): CityGroup[] {
  const wanted = foldForSearch(text);
  if (text.trim() === "") return groups;
  if (wanted === "") return [];
  return groups
    .map(({ continent, cities }) => ({
      continent,
      cities: cities.filter((city) =>
        [city.name, city.country].some((name) => containsWord(searchTextOf(name), wanted)),
      ),
    }))
    .filter(({ cities }) => cities.length > 0);
}
