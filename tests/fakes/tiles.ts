import { RESTAURANTS } from "@/data/restaurants";
import type { Coordinates } from "@/lib/location/types";
import { summarize } from "@/lib/restaurants/summary";
import { encodeTile } from "@/lib/restaurants/tile-format";
import { tileAt, tileName } from "@/lib/restaurants/tile-grid";
import { createTileReader, TILE_INDEX_PATH } from "@/lib/restaurants/tiles";
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
  const byTile = new Map<string, RestaurantSummary[]>();
  for (const restaurant of restaurants) {
    const name = tileName(tileAt(restaurant));
    byTile.set(name, [...(byTile.get(name) ?? []), restaurant]);
  }
  const fetchJson = async (path: string): Promise<unknown> => {
    asked.push(path);
    if (path !== TILE_INDEX_PATH) return encodeTile(byTile.get(path.split("/").at(-1)!)!);
    const counts = [...byTile].map(([name, list]) => [name, list.length] as const);
    return { version: "v1", tiles: Object.fromEntries(counts) };
  };
  return { restaurants, asked, ...createTileReader(fetchJson) };
}
