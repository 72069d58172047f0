import { cityNameIn } from "@/lib/city-names/city-name";
import type { City, CityGroup } from "@/lib/cities/types";
import { countryIn } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";

/** A city as a page in this language calls it; it is found by its names in the directory, too. */
function cityIn(language: Language, city: City): City {
  const [name, country] = [cityNameIn(language, city), countryIn(language, city.country)];
  return { ...city, name, country, alias: `${city.name} ${city.country}` };
}

/** The cities of a page in this language. */
export function cityGroupsIn(language: Language, groups: CityGroup[]): CityGroup[] {
  if (language === DEFAULT_LANGUAGE) return groups;
  return groups.map(({ continent, cities }) => ({
    continent,
    cities: cities.map((city) => cityIn(language, city)),
  }));
}
