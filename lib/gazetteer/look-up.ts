import { fetchJson } from "@/lib/browser/stored-files";
import { type GazetteerSet, MIN_SUGGESTION_LETTERS, shardPath } from "@/lib/gazetteer/fold";
import { type CityQuery, parseCityQueries, splitAtComma } from "@/lib/gazetteer/parse-query";
import {
  type GazetteerCity,
  type CityMatch,
  matchCity,
  type IndexedGazetteerCity,
  MATCH_RANK,
  rankCities,
  readShard,
} from "@/lib/gazetteer/search";

/** P3.7. */
export const MAX_SUGGESTIONS = 5;

/** After this a file counts as unavailable. */
const SHARD_TIMEOUT_MS = 5000;

/** Files stay in memory: after the first letters, suggestions need no network. */
const shards = new Map<string, Promise<readonly IndexedGazetteerCity[]>>();

/**
 * Cities worldwide whose name starts with the text, best match first, then most populous first; none for fewer than 3
 * letters, or when the gazetteer cannot be read. Never rejects.
 */
export async function suggestCities(text: string, limit = MAX_SUGGESTIONS): Promise<CityMatch[]> {
  const { name } = splitAtComma(text);
  if ([...name].length < MIN_SUGGESTION_LETTERS) return [];
  return rankCities(await loadShard(shardPath("cities", name)), text, limit);
}

/**
 * The city that a text names: "Brooklyn", "brooklyn new york", "Paris, Texas", the city of an address, or the largest
 * one of a region or a country; undefined when it names none, or when the gazetteer cannot be read. Never rejects.
 */
export async function geocodeCity(text: string): Promise<GazetteerCity | undefined> {
  const queries = parseCityQueries(text);
  const start = splitAtComma(text);
  return (
    (await lookUp(["cities", "towns"], queries.slice(0, 1))) ??
    (await lookUp(["cities"], queries)) ??
    (await lookUp(
      ["towns"],
      queries.filter(({ startsPart }) => startsPart),
    )) ??
    (await lookUp(["cities"], [start], MATCH_RANK.start)) ??
    (await lookUp(
      ["cities", "towns"],
      queries.filter(({ standsAlone }) => standsAlone).map(({ name }) => ({ name, rest: "" })),
    ))
  );
}

/**
 * The city or town whose whole name a text is, also with its region or country; undefined when there are other words, or when
 * the gazetteer cannot be read. Never rejects.
 */
export async function findCityByName(text: string): Promise<GazetteerCity | undefined> {
  const queries = parseCityQueries(text).filter(({ isWhole }) => isWhole);
  return lookUp(["cities", "towns"], queries);
}

/** The largest city of the first query that names one. */
async function lookUp(
  sets: readonly GazetteerSet[],
  queries: readonly Pick<CityQuery, "name" | "rest">[],
  worst?: number,
) {
  const paths = queries.map(({ name }) => (name ? sets.map((set) => shardPath(set, name)) : []));
  const files = await Promise.all(paths.map((some) => Promise.all(some.map(loadShard))));
  for (const [index, query] of queries.entries()) {
    const city = matchCity(files[index]?.flat() ?? [], query, worst);
    if (city) return city;
  }
  return undefined;
}

function loadShard(path: string) {
  const known = shards.get(path);
  if (known) return known;
  const shard = fetchShard(path).catch(() => {
    // Not cached: the network may be back at the next letter.
    shards.delete(path);
    return [];
  });
  shards.set(path, shard);
  return shard;
}

async function fetchShard(path: string) {
  return readShard(await fetchJson(path, { signal: AbortSignal.timeout(SHARD_TIMEOUT_MS) }));
}
