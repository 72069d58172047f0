import { foldText } from "@/lib/fold-text";
import type { CityGroup } from "@/lib/cities/types";

/**
 * The cities whose name or country holds the text, whatever its case and accents; continents without any are left out.
 * Blank text matches all.
 */
export function searchCities(groups: CityGroup[], text: string): CityGroup[] {
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
