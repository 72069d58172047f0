import { CITY_INDEX_PATH, type IndexedCity } from "@/lib/cities/city-index";
import { citiesByShard, type AllCities, type Shard } from "@/lib/gazetteer/all-cities";
import { TILE_INDEX_PATH } from "@/lib/restaurants/tile-files";
import { parseGroup } from "@/lib/restaurants/tile-groups";
import type { Coordinates } from "@/lib/location/types";
import type { World, WorldFound, WorldSearch } from "@/lib/world/world";

/** The questions to the kept world, and the type of each result. */
export type WorldQuestions = {
  /** A file of the site, by its path; undefined for one that is not kept. */
  file: { ask: { path: string }; result: unknown };
  search: { ask: { text: string; limit: number }; result: WorldSearch };
  restaurant: { ask: { id: string }; result: WorldFound | undefined };
  nearest: { ask: { around: Coordinates; limit: number }; result: WorldFound[] };
  city: { ask: { id: string }; result: IndexedCity | undefined };
};

export type WorldQuestion = {
  [Kind in keyof WorldQuestions]: { kind: Kind } & WorldQuestions[Kind]["ask"];
}[keyof WorldQuestions];

const TILE = /^\/restaurants\/tiles\/[^/]+\/([^/]+)$/;
const SHARD = /^\/gazetteer\/cities\/(\d+)\.json$/;

/** Answers questions from an open world and the cities of the gazetteer. */
export function createAnswers(world: World, readCities: () => Promise<AllCities | undefined>) {
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

  return function answer(question: WorldQuestion): unknown {
    switch (question.kind) {
      case "file":
        return file(question.path);
      case "search":
        return world.search(question.text, question.limit);
      case "restaurant":
        return world.restaurant(question.id);
      case "nearest":
        return world.nearest(question.around, question.limit);
      case "city":
        return world.cities().find(({ id }) => id === question.id);
    }
  };
}
