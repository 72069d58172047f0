import "server-only";

import CITY_NAMES from "@/lib/city-names/city-names.json";
import { countryCodeNamed } from "@/lib/languages/country-name";
import { DEFAULT_LANGUAGE, LANGUAGE_LIST, type Language } from "@/lib/languages/languages";
import { foldForSearch } from "@/lib/strings/fold-for-search";

/** The GeoNames id, the name in the directory, the country, and the name in each of NAMED_IN; "" where that is the same. */
export type CityNames = readonly [
  geonameId: number,
  name: string,
  country: string,
  ...names: string[],
];

export const NAMED_IN: readonly Language[] = ["de", "fr", "es", "zh-hant", "he"];

const ROWS = CITY_NAMES as unknown as readonly CityNames[];

const byName = new Map<string, CityNames[]>();
for (const row of ROWS) {
  const key = foldForSearch(row[1]);
  byName.set(key, [...(byName.get(key) ?? []), row]);
}

/** A city as restaurants and cities have it: with its country's code or English name. */
type NamedCity = { name: string; country?: string | undefined; countryCode?: string | undefined };

function rowOf({ name, country, countryCode }: NamedCity) {
  const rows = byName.get(foldForSearch(name)) ?? [];
  const code = countryCode ?? (country === undefined ? undefined : countryCodeNamed(country));
  if (code !== undefined) return rows.find((row) => row[2] === code);
  return rows.length === 1 ? rows[0] : undefined;
}

/** Whether the table has a city of that name in the country. */
export const isNamedCity = (city: NamedCity) => rowOf(city) !== undefined;

/** A city as a language calls it: Wien for Vienna, קלן for Cologne; its own name where the table has no other. */
export function cityNameIn(language: Language, city: NamedCity) {
  if (language === DEFAULT_LANGUAGE) return city.name;
  const [, , , ...names] = rowOf(city) ?? [];
  return names[NAMED_IN.indexOf(language)] || city.name;
}

/** The names of a city in the site's languages, where they are others than its own. */
export function otherNamesOf(city: NamedCity): Partial<Record<Language, string>> | undefined {
  const [, , , ...names] = rowOf(city) ?? [];
  const named = NAMED_IN.flatMap((language, index) => {
    const name = LANGUAGE_LIST.includes(language) && names[index];
    return name && name !== city.name ? [[language, name] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

type Located = {
  city: string;
  country?: string | undefined;
  countryCode?: string | null | undefined;
};

/** The city of a restaurant as a language calls it. */
export function cityOfIn(language: Language, { city: name, country, countryCode }: Located) {
  return cityNameIn(language, { name, country, countryCode: countryCode ?? undefined });
}
