import { distanceMiles } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import { decodeTile, type TileData } from "@/lib/restaurants/tile-format";
import { kilometersToTile, parseTile, tileName, type Tile } from "@/lib/restaurants/tile-grid";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const KM_PER_MILE = 1.609344;

/** The distances within which restaurants are listed: the first one that holds enough of them. */
export const RADII_KM = [5, 10, 25, 50, 100] as const;
const ENOUGH = 24;

/** What to list restaurants around: a point, and how far it should reach at least. */
export type Area = Coordinates & { reachKm?: number | undefined };

/** Which tiles have restaurants, and how many; `version` is part of the tiles' URLs, so that those never change. */
export type TileIndex = { version: string; tiles: Record<string, number> };

/** The URL of the index. */
export const TILE_INDEX_PATH = "/restaurants/tiles/index.json";

/** The URL of one tile. */
export function tilePath(version: string, tile: Tile) {
  return `/restaurants/tiles/${version}/${tileName(tile)}`;
}

/** The restaurants around a point, and within how many kilometers; without a radius they are the nearest anywhere. */
export type Surroundings = { restaurants: RestaurantSummary[]; radiusKm?: number };

type FetchJson = (path: string) => Promise<unknown>;

/** Reads restaurants from the tiles, each of them once. */
export function createTileReader(fetchJson: FetchJson) {
  let index: Promise<TileIndex> | undefined;
  const tiles = new Map<string, Promise<RestaurantSummary[]>>();

  function readIndex() {
    index ??= (fetchJson(TILE_INDEX_PATH) as Promise<TileIndex>).catch((error: unknown) => {
      index = undefined;
      throw error;
    });
    return index;
  }

  function readTile(version: string, name: string) {
    const path = tilePath(version, parseTile(name)!);
    const known =
      tiles.get(path) ??
      fetchJson(path).then(
        (data) => decodeTile(data as TileData),
        (error: unknown) => {
          tiles.delete(path);
          throw error;
        },
      );
    tiles.set(path, known);
    return known;
  }

  /** The restaurants of some tiles, with their distances in kilometers. */
  async function measured(version: string, names: string[], from: Coordinates) {
    const lists = await Promise.all(names.map((name) => readTile(version, name)));
    return lists
      .flat()
      .map((restaurant) => ({ restaurant, km: distanceMiles(from, restaurant) * KM_PER_MILE }));
  }

  async function nearestAnywhere(
    version: string,
    ordered: { name: string; km: number }[],
    from: Coordinates,
  ) {
    let found: { restaurant: RestaurantSummary; km: number }[] = [];
    for (const [place, { name }] of ordered.entries()) {
      found.push(...(await measured(version, [name], from)));
      found = found.toSorted((a, b) => a.km - b.km).slice(0, ENOUGH);
      const next = ordered[place + 1];
      // A tile that is farther away than all of them holds none that is nearer.
      if (!next || (found.length === ENOUGH && next.km > found.at(-1)!.km)) break;
    }
    return found.map(({ restaurant }) => restaurant);
  }

  /**
   * The restaurants around a point, exact: every tile that may hold one within the radius is read. `reachKm` is the least radius, as
   * far as there are larger ones. Rejects when one cannot be fetched.
   */
  async function readAround({ reachKm = 0, ...from }: Area): Promise<Surroundings> {
    const { version, tiles: counts } = await readIndex();
    const ordered = Object.keys(counts)
      .map((name) => ({ name, km: kilometersToTile(from, parseTile(name)!) }))
      .toSorted((a, b) => a.km - b.km);
    const widest = RADII_KM.at(-1)!;
    for (const radiusKm of RADII_KM.filter((radius) => radius >= Math.min(reachKm, widest))) {
      const names = ordered.filter(({ km }) => km <= radiusKm).map(({ name }) => name);
      const available = names.reduce((sum, name) => sum + counts[name]!, 0);
      const isLast = radiusKm === widest;
      if (available === 0 || (available < ENOUGH && !isLast)) continue;
      const within = (await measured(version, names, from)).filter(({ km }) => km <= radiusKm);
      if (within.length >= ENOUGH || (isLast && within.length > 0))
        return { restaurants: within.map(({ restaurant }) => restaurant), radiusKm };
    }
    return { restaurants: await nearestAnywhere(version, ordered, from) };
  }

  return { readAround };
}
