import { distanceKm } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import { sortByBestMatch } from "@/lib/restaurants/near-me/best-match";
import { ANYWHERE_KM, RADII_KM, radiusOf, WIDEST_KM } from "@/lib/restaurants/near-me/radii";
import {
  createTileFiles,
  TILE_INDEX_PATH,
  type TileIndex,
} from "@/lib/restaurants/tiles/tile-files";
import { kilometersToTile, parseTile } from "@/lib/restaurants/tiles/tile-grid";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** A radius holds at least so many restaurants, or it is the widest. */
const ENOUGH = 24;
/** The search beyond all radii reads so many tiles at once, and in all. */
const TILES_AT_A_TIME = 6;
const MOST_TILES = 240;

/** For so long the order of Best match stays as it is: a list does not change while one reads it. */
const ORDERED_FOR_MS = 30 * 60_000;

/**
 * What to list restaurants around: a point, and how far it should reach at least. `isWhole`: a part of the map, which is ordered as
 * one; else what is nearer than the list would reach by itself comes first.
 */
export type TileArea = Coordinates & { reachKm?: number | undefined; isWhole?: boolean };

/** Search criteria: which restaurants match, and how many matches the caller has already. */
export type RestaurantCriteria = {
  matches?: ((restaurant: RestaurantSummary) => boolean) | undefined;
  moreThan?: number | undefined;
};

/**
 * The restaurants around a point, best match first (P14.641), and within how many kilometers; without a radius they are the nearest
 * anywhere, nearest first. `hasFarther`: there may be others within the widest radius.
 */
export type RestaurantsAround = {
  restaurants: RestaurantSummary[];
  radiusKm?: number;
  hasFarther?: boolean;
};

type FetchJson = (path: string) => Promise<unknown>;
type Measured = { restaurant: RestaurantSummary; km: number };
type DistantTile = { name: string; km: number };

type ReaderOptions = {
  /** Whether restaurants that are open come first; not where the order has to be the same at all times. */
  isOpenCounted?: boolean;
};

/** Reads restaurants from the tiles, each of them once. */
export function createTileReader(
  fetchJson: FetchJson,
  { isOpenCounted = true }: ReaderOptions = {},
) {
  let index: Promise<TileIndex> | undefined;
  const readTile = createTileFiles(fetchJson);

  function readIndex() {
    index ??= (fetchJson(TILE_INDEX_PATH) as Promise<TileIndex>).catch((error: unknown) => {
      index = undefined;
      throw error;
    });
    return index;
  }

  /** The restaurants of some tiles, with their distances in kilometers. */
  async function measured(index: TileIndex, tiles: DistantTile[], from: Coordinates) {
    const lists = await Promise.all(tiles.map(({ name }) => readTile(index, name)));
    return lists.flat().map((restaurant): Measured => ({
      restaurant,
      km: distanceKm(from, restaurant),
    }));
  }

  /** The tiles by their distance from a point, and what lies within each radius around it. */
  function survey(index: TileIndex, from: Coordinates) {
    const counts = index.tiles;
    const ordered = Object.keys(counts)
      .map((name): DistantTile => ({ name, km: kilometersToTile(from, parseTile(name)!) }))
      .toSorted((a, b) => a.km - b.km);
    const known = new Map<number, RestaurantSummary[]>();
    const orders = new Map<string, { at: number; list: Promise<RestaurantSummary[]> }>();
    const within = (radiusKm: number) => ordered.filter(({ km }) => km <= radiusKm);
    return {
      index,
      from,
      ordered,
      available: (radiusKm: number) =>
        within(radiusKm).reduce((sum, { name }) => sum + counts[name]!, 0),
      async restaurantsWithin(radiusKm: number) {
        const read = known.get(radiusKm);
        if (read) return read;
        const near = await measured(index, within(radiusKm), from);
        const restaurants = near.filter(({ km }) => km <= radiusKm).map((each) => each.restaurant);
        known.set(radiusKm, restaurants);
        return restaurants;
      },
      /** The restaurants within a radius, best match first; those beyond `usualKm` after the others, by the radius that reaches them. */
      async bestFirst(radiusKm: number, usualKm: number) {
        const key = `${radiusKm},${usualKm}`;
        const now = new Date();
        const order = orders.get(key);
        if (order && now.getTime() - order.at < ORDERED_FOR_MS) return order.list;
        const ringOf = (km: number) => (km <= usualKm ? 0 : radiusOf(km));
        const restaurants = await this.restaurantsWithin(radiusKm);
        const list = sortByBestMatch(restaurants, { from, now, isOpenCounted, ringOf });
        orders.set(key, { at: now.getTime(), list });
        return list;
      },
    };
  }

  /** For the last requested point: each change of a filter requests the same one again. */
  let last: ReturnType<typeof survey> | undefined;

  async function surveyOf(from: Coordinates) {
    const index = await readIndex();
    const isLast =
      last?.index.version === index.version &&
      last.from.lat === from.lat &&
      last.from.lng === from.lng;
    if (!last || !isLast) last = survey(index, from);
    return last;
  }

  /** The nearest that match, exact. The search ends after some hundred tiles, which may be before it has found enough, or any. */
  async function nearestAnywhere(
    { index, ordered, from }: ReturnType<typeof survey>,
    matches: (restaurant: RestaurantSummary) => boolean,
  ) {
    let found: Measured[] = [];
    for (let at = 0; at < ordered.length; at += TILES_AT_A_TIME) {
      const next = ordered[at + TILES_AT_A_TIME];
      const read = await measured(index, ordered.slice(at, at + TILES_AT_A_TIME), from);
      found = [...found, ...read.filter(({ restaurant }) => matches(restaurant))]
        .toSorted((a, b) => a.km - b.km)
        .slice(0, ENOUGH);
      if (!next) break;
      // A tile that is farther away than all of them holds none that is nearer.
      if (found.length === ENOUGH && next.km > found.at(-1)!.km) break;
      if (at + TILES_AT_A_TIME >= MOST_TILES) {
        found = found.filter(({ km }) => km <= next.km);
        break;
      }
    }
    return found.map(({ restaurant }) => restaurant);
  }

  /** The restaurants within the first radius that serves, and not beyond the widest; undefined where none is there that matches. */
  async function readRadii(
    around: ReturnType<typeof survey>,
    {
      reachKm,
      isWhole,
      mayBeAnywhere,
    }: { reachKm: number; isWhole: boolean; mayBeAnywhere: boolean },
    { matches = () => true, moreThan = 0 }: RestaurantCriteria,
  ): Promise<RestaurantsAround | undefined> {
    const least = mayBeAnywhere ? 0 : Math.min(reachKm, WIDEST_KM);
    /** How far the list reaches by itself. */
    let usualKm = isWhole ? WIDEST_KM : undefined;
    let widest: RestaurantsAround | undefined;
    for (const radiusKm of RADII_KM) {
      if (radiusKm < least && usualKm !== undefined) continue;
      const isLast = radiusKm === WIDEST_KM;
      const available = around.available(radiusKm);
      if (available === 0 || (available < ENOUGH && !isLast)) continue;
      const within = await around.restaurantsWithin(radiusKm);
      if (within.length < ENOUGH && !isLast) continue;
      const matching = within.filter(matches).length;
      if (matching > 0) usualKm ??= radiusKm;
      if (radiusKm < least) continue;
      const hasFarther = !isLast && around.available(WIDEST_KM) > within.length;
      const restaurants = await around.bestFirst(radiusKm, usualKm ?? radiusKm);
      const found = { restaurants, radiusKm, hasFarther };
      if (matching > moreThan) return found;
      if (isLast && within.length > 0) widest = found;
    }
    return mayBeAnywhere ? undefined : widest;
  }

  /**
   * The restaurants around a point, exact: every tile that may hold one within the radius is read. The radius is the first one that
   * reaches as far as `reachKm`, holds enough restaurants, and one that matches. ANYWHERE_KM means the nearest matches anywhere,
   * where none is within the widest radius. Rejects when a tile cannot be fetched.
   */
  async function readAround(
    { reachKm = 0, isWhole = false, ...from }: TileArea,
    criteria: RestaurantCriteria = {},
  ): Promise<RestaurantsAround> {
    const around = await surveyOf(from);
    const mayBeAnywhere = reachKm >= ANYWHERE_KM;
    const near = await readRadii(around, { reachKm, isWhole, mayBeAnywhere }, criteria);
    if (near) return near;
    // Where no restaurant is near, the list has the nearest ones anywhere, with any filters.
    const wanted = (mayBeAnywhere && criteria.matches) || (() => true);
    return { restaurants: await nearestAnywhere(around, wanted) };
  }

  /** The same, but undefined where no restaurant is within the widest radius. */
  async function readNear(from: Coordinates) {
    const usual = { reachKm: 0, isWhole: false, mayBeAnywhere: false };
    return readRadii(await surveyOf(from), usual, {});
  }

  return { readAround, readNear };
}
