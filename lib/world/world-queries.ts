import { CITY_INDEX_PATH, type IndexedCity } from "@/lib/cities/city-index";
import { citiesByShard, type AllCities, type Shard } from "@/lib/gazetteer/all-cities";
import { TILE_INDEX_PATH } from "@/lib/restaurants/tiles/tile-files";
import { parseGroup } from "@/lib/restaurants/tiles/tile-groups";
import type { Coordinates } from "@/lib/location/types";
import type { World, WorldFound, WorldSearch } from "@/lib/world/world";

/** The queries of the kept world: the parameters and the result of each. */
export type WorldQueries = {
  /** A file of the site, by its path; undefined for one that is not kept. */
  file: { parameters: { path: string }; result: unknown };
  search: { parameters: { text: string; limit: number }; result: WorldSearch };
  restaurant: { parameters: { id: string }; result: WorldFound | undefined };
  nearest: { parameters: { around: Coordinates; limit: number }; result: WorldFound[] };
  city: { parameters: { id: string }; result: IndexedCity | undefined };
};

export type WorldQuery = {
  [Kind in keyof WorldQueries]: { kind: Kind } & WorldQueries[Kind]["parameters"];
}[keyof WorldQueries];

const TILE = /^\/restaurants\/tiles\/[^/]+\/([^/]+)$/;
const SHARD = /^\/gazetteer\/cities\/(\d+)\.json$/;

/** Runs queries on an open world and the cities of the gazetteer. */
export function createWorldQueryRunner(
  world: World,
  readCities: () => Promise<AllCities | undefined>,
) {
  let shards: Promise<Map<number, Shard>> | undefined;

  async function shard(number: number) {
    shards ??= readCities().then((all) => (all ? citiesByShard(all) : new Map()));
    return (await shards).get(number);
  }

  function file(path: string): unknown {
    if (path === TILE_INDEX_PATH) return world.tileIndex();
    if (path === CITY_INDEX_PATH) return world.cities();
    const group = parseGroup(TILE.exec(path)?.[1] ?? "");
    if (group) return world.tile(group);
    const number = SHARD.exec(path)?.[1];
    return number === undefined ? undefined : shard(Number(number));
  }

  return function run(query: WorldQuery): unknown {
    switch (query.kind) {
      case "file":
        return file(query.path);
      case "search":
        return world.search(query.text, query.limit);
      case "restaurant":
        return world.restaurant(query.id);
      case "nearest":
        return world.nearest(query.around, query.limit);
      case "city":
        return world.cities().find(({ id }) => id === query.id);
    }
  };
}
