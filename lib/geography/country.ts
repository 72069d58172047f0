import { feature, featuresContaining, iso1A2Code } from "@rapideditor/country-coder";
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

/**
 * The continent of a point, by the regions around it, since a country may have territories on several; undefined for Antarctica and
 * the high seas.
 */
export function continentAt({ lat, lng }: Coordinates): Continent | undefined {
  const codes = featuresContaining([lng, lat]).flatMap(({ properties: { m49, groups = [] } }) => [
    ...groups,
    m49 ?? "",
  ]);
  return codes.flatMap((code) => CONTINENT_OF_REGION[code] ?? [])[0];
}

/** The code of a country that a visitor or a source wrote: "DE", "Germany" or "Deutschland"; undefined where it names none. */
export function countryCodeOf(text: string): string | undefined {
  return feature(text.trim())?.properties.iso1A2 ?? undefined;
}
