import type { Coordinates } from "@/lib/location/types";
import { countryNames, displayCountry } from "@/lib/gazetteer/country-names";
import { foldCityName } from "@/lib/gazetteer/fold";
import { type CityQuery, splitAtComma } from "@/lib/gazetteer/parse-query";

/** A city or town of the gazetteer. */
export type GazetteerCity = Coordinates & {
  name: string;
  /** The first-level region, such as Bavaria; empty where the source has none. */
  region: string;
  /** The region's code where people write it, such as NY; else empty. */
  regionCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  population: number;
  /** Other names that lead here, such as München. */
  aliases: readonly string[];
};

/** A city with its folded names, computed once when its file arrives. */
export type IndexedGazetteerCity = {
  city: GazetteerCity;
  folded: string;
  foldedAliases: readonly string[];
};

export type CityMatch = {
  city: GazetteerCity;
  /** The other name that the text matched, where the city's own name did not. */
  alias?: string;
};

/** How well a city matches a text, best first. */
export const MATCH_RANK = { exact: 0, start: 1, otherNameStart: 2, wordStart: 3 } as const;

/** A city of another name counts as one of this share of its size: Geneva is Genève before Geneva, Illinois. */
const OTHER_NAME_WEIGHT = 0.15;

/** The cities of a file written by scripts/build/gazetteer.mjs; invalid rows are skipped. */
export function readShard(json: unknown): IndexedGazetteerCity[] {
  const { places, regions } = Object(json) as { places?: unknown; regions?: unknown };
  if (!Array.isArray(places) || !Array.isArray(regions)) return [];
  return places.flatMap((row: unknown) => readRow(row, regions) ?? []);
}

function readRow(row: unknown, regions: unknown[]): IndexedGazetteerCity | undefined {
  if (!Array.isArray(row)) return undefined;
  const [name, index, lat, lng, population, ...aliases] = row as unknown[];
  // Number() throws on an object without a primitive value, which a damaged file may well hold.
  const region = typeof index === "number" ? regions[index] : undefined;
  if (!isText(name) || !Array.isArray(region) || !region.every(isText)) return undefined;
  if (![lat, lng, population].every(Number.isFinite) || !aliases.every(isText)) return undefined;
  const [country = "", regionCode = "", regionName = ""] = region;
  const city: GazetteerCity = {
    name,
    region: regionName,
    regionCode,
    country,
    lat: Number(lat),
    lng: Number(lng),
    population: Number(population),
    aliases,
  };
  return { city, folded: foldCityName(name), foldedAliases: aliases.map(foldCityName) };
}

function isText(value: unknown) {
  return typeof value === "string";
}

/**
 * The cities that a text is the start of: most populous first (P3.8), but names before other names, and those before later words of a
 * name. A whole name counts as its start, since visitors usually type on.
 */
export function rankCities(
  cities: readonly IndexedGazetteerCity[],
  text: string,
  limit: number,
): CityMatch[] {
  const { name, rest } = splitAtComma(text);
  if (!name) return [];
  const matches = cities
    .flatMap((city) => matchesOf(city, name).map(asStart).sort(byRank)[0] ?? [])
    .filter(({ city }) => !rest || qualifiersOf(city).some((words) => words.startsWith(rest)))
    .sort(byRank);
  const byLabel = new Map<string, CityMatch>();
  for (const { city, alias } of matches) {
    if (byLabel.size === limit) break;
    const label = cityLabel(city);
    if (!byLabel.has(label)) byLabel.set(label, alias === undefined ? { city } : { city, alias });
  }
  return [...byLabel.values()];
}

function asStart(match: RankedMatch): RankedMatch {
  return { ...match, quality: Math.max(match.quality, MATCH_RANK.start) };
}

type RankedMatch = CityMatch & { quality: number; weight: number };

/** Every way in which a text matches a city; an alias is named only if the city's own name does not match. */
function matchesOf({ city, folded, foldedAliases }: IndexedGazetteerCity, name: string) {
  const matches: RankedMatch[] = [];
  const weight = city.population;
  if (folded === name) matches.push({ city, quality: MATCH_RANK.exact, weight });
  else if (folded.startsWith(name)) matches.push({ city, quality: MATCH_RANK.start, weight });
  else if (` ${folded}`.includes(` ${name}`))
    matches.push({ city, quality: MATCH_RANK.wordStart, weight });
  const isNamed = matches.length > 0;
  foldedAliases.forEach((folded, index) => {
    if (!folded.startsWith(name)) return;
    matches.push({
      city,
      quality: folded === name ? MATCH_RANK.exact : MATCH_RANK.otherNameStart,
      weight: weight * OTHER_NAME_WEIGHT,
      ...(!isNamed && { alias: city.aliases[index] ?? "" }),
    });
  });
  return matches;
}

function byRank(a: RankedMatch, b: RankedMatch) {
  return a.quality - b.quality || b.weight - a.weight;
}

/**
 * The largest city that a query's name fits, exactly or at least so well, in the region or country that the query's
 * rest names.
 */
export function matchCity(
  cities: readonly IndexedGazetteerCity[],
  { name, rest }: Pick<CityQuery, "name" | "rest">,
  worst: number = MATCH_RANK.exact,
): GazetteerCity | undefined {
  return cities
    .flatMap((indexed) => matchesOf(indexed, name))
    .filter(({ quality }) => quality <= worst)
    .filter(({ city }) => !rest || qualifiersOf(city).includes(rest))
    .sort(byRank)[0]?.city;
}

/** Everything that may follow a city's name, folded: region, country, or both, in every form people write them. */
export function qualifiersOf({ region, regionCode, country }: GazetteerCity) {
  const regions = [region, regionCode].map(foldCityName).filter(Boolean);
  const countries = countryNames(country).map(foldCityName);
  const both = regions.flatMap((first) => countries.map((second) => `${first} ${second}`));
  return [...regions, ...countries, ...both];
}

/** The region and country beside a city's name: "CA, USA", "Bavaria, Germany"; without what the name says already. */
export function regionLabel({ name, region, regionCode, country }: GazetteerCity) {
  const countryName = displayCountry(country);
  if (name === countryName) return "";
  const folded = foldCityName(name);
  const isNamedSo =
    ` ${foldCityName(region)} `.includes(` ${folded} `) ||
    folded.endsWith(` ${regionCode.toLowerCase()}`);
  const shown = country === "US" ? regionCode || region : region;
  return [isNamedSo ? "" : shown, countryName].filter(Boolean).join(", ");
}

/** A city's name with region and country, which geocodes to the same city: "Brooklyn, NY, USA". */
export function cityLabel(city: GazetteerCity) {
  return [city.name, regionLabel(city)].filter(Boolean).join(", ");
}
