import { toDeltas, fromDeltas } from "@/lib/lists/columns";
import { foldCityName, shardNumber, shardsOfName } from "@/lib/gazetteer/fold";
import type { GazetteerCity } from "@/lib/gazetteer/search";

/** Degrees are written as whole numbers of this fraction: 110 m, the middle of a city. */
const PRECISION = 1000;
/** Population only orders cities. */
const PEOPLE = 1000;
const BETWEEN_NAMES = "|";

/** Every city of the gazetteer, by region: a column for each fact. */
export type AllCities = {
  /** Country, code and name of each region, and how many cities it has. */
  regions: [country: string, code: string, name: string][];
  cities: number[];
  name: string[];
  lat: number[];
  lng: number[];
  population: number[];
  aliases: string[];
};

/** A file of the gazetteer, as lib/gazetteer/search.ts reads it. */
export type Shard = {
  regions: AllCities["regions"];
  places: [string, number, number, number, number, ...string[]][];
};

/** Puts the cities into columns. */
export function encodeCities(cities: readonly GazetteerCity[]): AllCities {
  const regions = new Map<string, GazetteerCity[]>();
  for (const city of cities) {
    const key = JSON.stringify([city.country, city.regionCode, city.region]);
    const known = regions.get(key);
    if (known) known.push(city);
    else regions.set(key, [city]);
  }
  const ordered = [...regions].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = ordered.flatMap(([, some]) => some.sort((a, b) => (a.name < b.name ? -1 : 1)));
  return {
    regions: ordered.map(([key]) => JSON.parse(key) as AllCities["regions"][number]),
    cities: ordered.map(([, some]) => some.length),
    name: rows.map(({ name }) => name),
    lat: toDeltas(rows.map(({ lat }) => Math.round(lat * PRECISION))),
    lng: toDeltas(rows.map(({ lng }) => Math.round(lng * PRECISION))),
    population: rows.map(({ population }) => Math.round(population / PEOPLE)),
    aliases: rows.map(({ aliases }) => aliases.join(BETWEEN_NAMES)),
  };
}

/** The files that the gazetteer has of these cities, by their numbers. */
export function citiesByShard(all: AllCities): Map<number, Shard> {
  const shards = new Map<number, Shard>();
  const lat = fromDeltas(all.lat);
  const lng = fromDeltas(all.lng);
  let row = 0;
  for (const [region, count] of all.cities.entries())
    for (const last = row + count; row < last; row++) {
      const name = all.name[row]!;
      const names = new Map(
        shardsOfName("cities", foldCityName(name)).map((file) => [file, [] as string[]]),
      );
      for (const alias of all.aliases[row]!.split(BETWEEN_NAMES).filter(Boolean)) {
        const file = shardNumber("cities", foldCityName(alias));
        names.set(file, [...(names.get(file) ?? []), alias]);
      }
      for (const [file, aliases] of names) {
        const shard = shards.get(file) ?? { regions: all.regions, places: [] };
        const position = [lat[row]! / PRECISION, lng[row]! / PRECISION] as const;
        const population = all.population[row]! * PEOPLE;
        shard.places.push([name, region, ...position, population, ...aliases]);
        shards.set(file, shard);
      }
    }
  return shards;
}
