import type { Coordinates } from "@/lib/location/types";
import { countryNames, displayCountry } from "@/lib/places/country-names";
import { foldPlaceName } from "@/lib/places/gazetteer-fold";

/** A populated place of the gazetteer. */
export type City = Coordinates & {
  name: string;
  /** The first-level region, such as Bavaria; empty where the source knows none. */
  region: string;
  /** The region's code where people write it, such as NY; else empty. */
  regionCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  population: number;
  /** Other names that lead here, such as München. */
  aliases: readonly string[];
};

/** A city with its names as they are compared, folded once when its file arrives. */
export type IndexedCity = { city: City; folded: string; foldedAliases: readonly string[] };

export type CityMatch = {
  city: City;
  /** The other name that the text matched, where the city's own name did not. */
  alias?: string;
};

/** A reading of a text: a name, and what follows it, such as a region and a country; both folded. */
export type PlaceQuery = {
  name: string;
  rest: string;
  /** The name is the first part of a list with commas: it may be tried although the rest fits nothing. */
  standsAlone: boolean;
  /** The name starts the text or follows a comma; in an address names are tried at other words too. */
  startsPart: boolean;
};

/** How well a city matches a text, best first (issue 2, point 7: by match, then population). */
export const MATCH = { exact: 0, start: 1, otherNameStart: 2, wordStart: 3 } as const;

/** A city of another name counts as one of this share of its size: Geneva is Genève before Geneva, Illinois. */
const OTHER_NAME_WEIGHT = 0.15;

/** Longer than any address. */
const LONGEST_TEXT = 300;
const MOST_NAME_WORDS = 6;
const MOST_STARTS = 8;

/** The cities of a file written by scripts/gazetteer.mjs; rows that are none are left out. */
export function readShard(json: unknown): IndexedCity[] {
  const { places, regions } = Object(json) as { places?: unknown; regions?: unknown };
  if (!Array.isArray(places) || !Array.isArray(regions)) return [];
  return places.flatMap((row: unknown) => readRow(row, regions) ?? []);
}

function readRow(row: unknown, regions: unknown[]): IndexedCity | undefined {
  if (!Array.isArray(row)) return undefined;
  const [name, index, lat, lng, population, ...aliases] = row as unknown[];
  const region = regions[Number(index)];
  if (!isText(name) || !Array.isArray(region) || !region.every(isText)) return undefined;
  if (![lat, lng, population].every(Number.isFinite) || !aliases.every(isText)) return undefined;
  const [country = "", regionCode = "", regionName = ""] = region;
  const city: City = {
    name,
    region: regionName,
    regionCode,
    country,
    lat: Number(lat),
    lng: Number(lng),
    population: Number(population),
    aliases,
  };
  return { city, folded: foldPlaceName(name), foldedAliases: aliases.map(foldPlaceName) };
}

function isText(value: unknown) {
  return typeof value === "string";
}

/** The cities that a text is the start of, best match first, most populous first among equals. */
export function rankCities(
  cities: readonly IndexedCity[],
  text: string,
  limit: number,
): CityMatch[] {
  const { name, rest } = splitAtComma(text);
  if (!name) return [];
  const matches = cities
    .flatMap((city) => matchOf(city, name) ?? [])
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

/** The folded part of a text before its first comma, which names the city, and the part after it. */
export function splitAtComma(text: string) {
  const [name = "", ...rest] = text.slice(0, LONGEST_TEXT).split(COMMA);
  return { name: foldPlaceName(name), rest: foldPlaceName(rest.join(" ")) };
}

const COMMA = /[,，、،]/;

type RankedMatch = CityMatch & { quality: number; weight: number };

function matchOf({ city, folded, foldedAliases }: IndexedCity, name: string) {
  const weight = city.population;
  if (folded === name) return { city, quality: MATCH.exact, weight };
  const matches: RankedMatch[] = [];
  const isStart = folded.startsWith(name);
  const isWordStart = ` ${folded}`.includes(` ${name}`);
  if (isStart || isWordStart)
    matches.push({ city, quality: isStart ? MATCH.start : MATCH.wordStart, weight });
  foldedAliases.forEach((alias, index) => {
    if (!alias.startsWith(name)) return;
    const quality = alias === name ? MATCH.exact : MATCH.otherNameStart;
    const shown = isStart || isWordStart ? {} : { alias: city.aliases[index] ?? "" };
    matches.push({ city, quality, weight: weight * OTHER_NAME_WEIGHT, ...shown });
  });
  return matches.sort(byRank)[0];
}

function byRank(a: RankedMatch, b: RankedMatch) {
  return a.quality - b.quality || b.weight - a.weight;
}

/**
 * The ways to read a text as a place, likeliest first: "brooklyn new york" as a city called so, or as Brooklyn in New
 * York. After a comma a name may start anew, and in an address, which starts with a number, at any word. Words with
 * digits after the name are house numbers and postal codes, and fall away.
 */
export function placeQueries(text: string): PlaceQuery[] {
  const parts = text
    .slice(0, LONGEST_TEXT)
    .split(COMMA)
    .map((part) => foldPlaceName(part).split(" ").filter(Boolean))
    .filter((part) => part.length > 0);
  const words = parts.flat();
  const partStarts = parts.map((_, index) => parts.slice(0, index).flat().length);
  const isAddress = hasDigit(words[0]);
  const starts = words
    .map((_, index) => index)
    .filter((index) => partStarts.includes(index) || (isAddress && !hasDigit(words[index])));
  return starts.slice(0, MOST_STARTS).flatMap((start) =>
    lengthsFrom(words.length - start).map((length) => ({
      name: words.slice(start, start + length).join(" "),
      rest: words
        .slice(start + length)
        .filter((word) => !hasDigit(word))
        .join(" "),
      standsAlone: start === 0 && length === partStarts[1],
      startsPart: partStarts.includes(start),
    })),
  );
}

function hasDigit(word = "") {
  return /\d/.test(word);
}

/** Longest first. */
function lengthsFrom(count: number) {
  const longest = Math.min(count, MOST_NAME_WORDS);
  return Array.from({ length: longest }, (_, index) => longest - index);
}

/**
 * The largest city that a query's name fits, exactly or at least so well, in the region or country that the query's
 * rest names.
 */
export function findCity(
  cities: readonly IndexedCity[],
  { name, rest }: Pick<PlaceQuery, "name" | "rest">,
  worst: number = MATCH.exact,
): City | undefined {
  return cities
    .flatMap((indexed) => matchOf(indexed, name) ?? [])
    .filter(({ quality }) => quality <= worst)
    .filter(({ city }) => !rest || qualifiersOf(city).includes(rest))
    .sort(byRank)[0]?.city;
}

/** Everything that may follow a city's name, folded: region, country, or both, in every form people write them. */
function qualifiersOf({ region, regionCode, country }: City) {
  const regions = [region, regionCode].map(foldPlaceName).filter(Boolean);
  const countries = countryNames(country).map(foldPlaceName);
  const both = regions.flatMap((first) => countries.map((second) => `${first} ${second}`));
  return [...regions, ...countries, ...both];
}

/** Where a city is, as it stands beside its name: "CA, USA", "Bavaria, Germany"; nothing that its name says already. */
export function regionLabel({ name, region, regionCode, country }: City) {
  const countryName = displayCountry(country);
  if (name === countryName) return "";
  const folded = foldPlaceName(name);
  const isNamedSo =
    ` ${foldPlaceName(region)} `.includes(` ${folded} `) ||
    folded.endsWith(` ${regionCode.toLowerCase()}`);
  const shown = country === "US" ? regionCode || region : region;
  return [isNamedSo ? "" : shown, countryName].filter(Boolean).join(", ");
}

/** A city's name and where it is, a text that geocodes to the same place: "Brooklyn, NY, USA". */
export function cityLabel(city: City) {
  return [city.name, regionLabel(city)].filter(Boolean).join(", ");
}
