import { foldText } from "@/lib/fold-text";
import type { CityGroup } from "@/lib/cities/types";

/**
 * The cities whose name or country contains the text, ignoring case and accents, without empty continents.
 * Blank text matches all.
 */
export function filterCityGroups(groups: CityGroup[], text: string): CityGroup[] {
  const wanted = foldText(text).trim();
  if (wanted === "") return groups;
  return groups
    .map(({ continent, cities }) => ({
      continent,
      cities: cities.filter((city) =>
        [city.name, city.country].some((name) => foldText(name).includes(wanted)),
      ),
    }))
    .filter(({ cities }) => cities.length > 0);
}
