import { feature, iso1A2Code } from "@rapideditor/country-coder";
import type { Continent } from "@/lib/cities/continents";
import type { Coordinates } from "@/lib/location/types";

/** The continents of the site, by the codes of UN M49 for regions. */
const CONTINENT_OF_REGION: Readonly<Record<string, Continent>> = {
  "002": "Africa",
  "005": "South America",
  "009": "Oceania",
  "003": "North America",
  "142": "Asia",
  "150": "Europe",
};

const englishNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The country or territory of a point, ISO 3166-1 alpha-2; undefined on the high seas. */
export function countryAt({ lat, lng }: Coordinates): string | undefined {
  return iso1A2Code([lng, lat], { level: "territory" }) ?? undefined;
}

/** A country's English name: "Germany". */
export function countryName(code: string) {
  return englishNames.of(code) ?? code;
}

/** The continent of a country; undefined for Antarctica and for what is no country. */
export function continentOf(code: string): Continent | undefined {
  const groups = feature(code)?.properties.groups ?? [];
  return groups.flatMap((group) => CONTINENT_OF_REGION[group] ?? [])[0];
}

/** The code that somebody wrote as a country: "DE", "Germany" or "Deutschland"; undefined where it names none. */
export function countryCodeOf(text: string): string | undefined {
  return feature(text.trim())?.properties.iso1A2 ?? undefined;
}
