import { RESTAURANTS } from "@/data/restaurants";
import type { Coordinates } from "@/lib/location/types";
import { summarize } from "@/lib/restaurants/summary";
import { encodeTile } from "@/lib/restaurants/tiles/tile-format";
import { tileAt, tileName } from "@/lib/restaurants/tiles/tile-grid";
import { TILE_INDEX_PATH } from "@/lib/restaurants/tiles/tile-files";
import { groupAt, groupName, parseGroup } from "@/lib/restaurants/tiles/tile-groups";
import { createTileReader } from "@/lib/restaurants/tiles/tiles";
import type { RestaurantSummary } from "@/lib/restaurants/types";

export const BERLIN = { lat: 52.52, lng: 13.405 };

type TestRestaurant = Coordinates & Partial<RestaurantSummary>;

/** So many restaurants on a circle around Berlin; the first is east of its center. */
export function restaurantsAround(
  count: number,
  degrees: number,
  facts: Partial<RestaurantSummary> = {},
): TestRestaurant[] {
  return Array.from({ length: count }, (_, index) => ({
    lat: BERLIN.lat + degrees * Math.sin(index),
    lng: BERLIN.lng + degrees * Math.cos(index),
    ...facts,
  }));
}

/** A world of restaurants behind the site's URLs: "r0", "Place 0" and so on. `asked` has the URLs that were read. */
export function createTestTiles(places: readonly TestRestaurant[]) {
  const restaurants = places.map((place, index): RestaurantSummary => ({
    ...summarize(RESTAURANTS[0]!),
    name: `Place ${index}`,
    sample: false,
    countryCode: "DE",
    ...place,
    id: `r${index}`,
  }));
  const asked: string[] = [];
  const tiles: Record<string, number> = {};
  for (const restaurant of restaurants) {
    const name = tileName(tileAt(restaurant));
    tiles[name] = (tiles[name] ?? 0) + 1;
  }
  const fetchJson = async (path: string): Promise<unknown> => {
    asked.push(path);
    if (path === TILE_INDEX_PATH) return { version: "v1", tiles };
    const group = parseGroup(path.split("/").at(-1)!)!;
    const isInside = (place: Coordinates) =>
      groupName(groupAt(tileAt(place), group.width)) === groupName(group);
    return encodeTile(restaurants.filter(isInside));
  };
  return { restaurants, asked, fetchJson, ...createTileReader(fetchJson) };
}
