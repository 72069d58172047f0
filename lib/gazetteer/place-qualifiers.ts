import { nameKey } from "@/lib/gazetteer/name-key";
import type { GazetteerPlace } from "@/lib/gazetteer/place-table";
import { worldCountryNames } from "@/lib/gazetteer/world-country-names";

const countries = new Map<string, readonly string[]>();

function countryKeys(code: string) {
  const keys = countries.get(code) ?? worldCountryNames(code).map(nameKey);
  countries.set(code, keys);
  return keys;
}

/** Everything that may follow a place's name, as keys: region, country, or both, in every language of the site. */
export function placeQualifiers({ region, regionCode, regionNames, country }: GazetteerPlace) {
  const regions = [region, regionCode, ...regionNames].map(nameKey).filter(Boolean);
  const lands = countryKeys(country);
  return [...regions, ...lands, ...regions.flatMap((own) => lands.map((land) => `${own} ${land}`))];
}
