import { containsWord, foldForSearch, searchTextOf } from "@/lib/strings/fold-for-search";
import type { CityGroup } from "@/lib/cities/types";

/** No name of a city or country has other signs. */
const NAME = /^[\p{L}\p{N}\p{M}\p{Cf}\s.,&()'’‘´`‐‑–-]*$/u;

/**
 * The cities whose name or country contains the text, ignoring case and accents, and those with the other ids, without empty
 * continents. Blank text matches all.
 */
export function filterCityGroups(
  groups: CityGroup[],
  text: string,
  others: readonly string[] = [],
): CityGroup[] {
  const wanted = foldForSearch(text);
  if (text.trim() === "") return groups;
  if (wanted === "" || !NAME.test(text)) return [];
  return groups
    .map(({ continent, cities }) => ({
      continent,
      cities: cities.filter(
        (city) =>
          others.includes(city.id) ||
          [city.name, city.country, city.alias ?? ""].some((name) =>
            containsWord(searchTextOf(name), wanted),
          ),
      ),
    }))
    .filter(({ cities }) => cities.length > 0);
}
