import "server-only";

import { getRecords } from "@/lib/database/records/public-records";
import { distanceKm } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import type { FirstCards } from "@/lib/near-me/place-page";
import { foldChains } from "@/lib/restaurants/chains/fold-chains";
import { WIDEST_KM } from "@/lib/restaurants/near-me/radii";
import { TILE_INDEX_PATH, type TileIndex } from "@/lib/restaurants/tiles/tile-files";
import { tileName, tilesWithin } from "@/lib/restaurants/tiles/tile-grid";
import type { TileData } from "@/lib/restaurants/tiles/tile-format";
import { parseGroup, type TileGroup } from "@/lib/restaurants/tiles/tile-groups";
import { createTileReader } from "@/lib/restaurants/tiles/tiles";

/** As many as a list shows at first. */
const CARDS = 24;
/** So far away is every city that may have a restaurant within the widest radius. */
const CITY_KM = 160;
/** A point is called by the name of a city that is not farther away. */
const NAMED_KM = 25;

/** The queries that answer what browsers fetch. */
type TileQueries = {
  getTileIndex: () => Promise<TileIndex>;
  getTile: (group: TileGroup) => Promise<TileData>;
};

/**
 * The first cards of the list around a point, in an order that does not depend on the time; undefined where no restaurant is near.
 * `tiles`: those that the list is made of, also without restaurants: the first one there may be one of the list.
 */
export async function getFirstCards(center: Coordinates, { getTileIndex, getTile }: TileQueries) {
  const readPath = (path: string): Promise<unknown> =>
    path === TILE_INDEX_PATH
      ? getTileIndex()
      : getTile(parseGroup(path.slice(path.lastIndexOf("/") + 1))!);
  const namesWithin = (radiusKm: number) => tilesWithin(center, radiusKm).map(tileName);
  const { readNear } = createTileReader(readPath, { isOpenCounted: false });
  const near = await readNear(center);
  if (near?.radiusKm === undefined) return { first: undefined, tiles: namesWithin(WIDEST_KM) };
  const { restaurants, radiusKm, hasFarther = false } = near;
  const cards = foldChains(restaurants).slice(0, CARDS);
  const first: FirstCards = {
    restaurants: cards.flatMap(({ restaurant, branches }) => [restaurant, ...branches]),
    total: restaurants.length,
    radiusKm,
    hasFarther,
  };
  return { first, tiles: namesWithin(radiusKm) };
}

/** The city of the directory that a point is nearest to, and its name if it is near; undefined far from all of them. */
export async function findCityNear(point: Coordinates) {
  const cities = await (await getRecords()).listCityPlaces();
  const [nearest] = cities
    .map((city) => ({ city, km: distanceKm(point, city) }))
    .filter(({ km }) => km <= CITY_KM)
    .toSorted((a, b) => a.km - b.km);
  return nearest && { ...nearest.city, isNear: nearest.km <= NAMED_KM };
}
