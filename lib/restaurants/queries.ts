import "server-only";

import { ReadableStream } from "node:stream/web";
import { cache } from "react";
import { getRecords } from "@/lib/database/records/public-records";
import type { Circle, RestaurantPage } from "@/lib/database/records/records";
import type { Coordinates } from "@/lib/location/types";
import { DEFAULT_REVIEW_SORT } from "@/lib/reviews/sort";
import { isSlug } from "@/lib/restaurants/slug";
import { cardPlace } from "@/lib/restaurants/card-place";
import { withCities } from "@/lib/restaurants/names/namesakes";
import { summarize } from "@/lib/restaurants/summary";
import { groupByCity } from "@/lib/search/by-city";
import { encodeTile } from "@/lib/restaurants/tiles/tile-format";
import { groupBounds, type TileGroup } from "@/lib/restaurants/tiles/tile-groups";
import type { Restaurant, RestaurantSummary, Review } from "@/lib/restaurants/types";

/** The most summaries that one page hands to its island (P4.10). */
const MAX_SUMMARIES = 500;
/** P7.6, P7.7. */
const TOP_RATED_COUNT = 5;
const MAP_SAMPLE_COUNT = 5;
const FULLY_VEGAN_COUNT = 24;
const SEARCH_COUNT = 60;
/** More are on a page of their own. */
const SHOWN_REVIEWS = 10;
/** How many a restaurant's page shows around it, and how far they may be. */
const NEARBY_COUNT = 8;
const NEARBY_MILES = 15;
/** Among how many an example of a listing is looked for. */
const LISTING_EXAMPLE_COUNT = 50;

/** Every restaurant's id and date, for its page in the build and in the sitemap. */
export async function listRestaurantPages(): Promise<RestaurantPage[]> {
  return (await getRecords()).listRestaurantPages();
}

const readRestaurant = cache(async (id: string) => (await getRecords()).getRestaurant(id));

/** One restaurant, or undefined for an id that is not listed; read once for a page and its metadata. */
export async function getRestaurant(id: string): Promise<Restaurant | undefined> {
  return isSlug(id) ? readRestaurant(id) : undefined;
}

/** The id of the restaurant that one of this id was merged into. */
export async function findMergedRestaurant(id: string) {
  return isSlug(id) ? (await (await getRecords()).findMergedRestaurants([id])).get(id) : undefined;
}

/** The id of the restaurant whose facts come from an element of OpenStreetMap, "node/123". */
export async function findRestaurantOfElement(ref: string) {
  return (await getRecords()).findRestaurantOfElement(ref);
}

/** GeoNames' code of the region that a restaurant is in; undefined where that is not known. */
export async function findRegionOf({ cityId }: Pick<Restaurant, "cityId">) {
  return cityId ? (await getRecords()).findRegion(cityId) : undefined;
}

/** What cards show of a restaurant in a list of its own, with its street: favorites. */
function summarizeWithPlace(restaurant: Restaurant): RestaurantSummary {
  const summary = summarize(restaurant);
  const place = cardPlace(summary, "street");
  return place ? { ...summary, place } : summary;
}

/** What cards show of one restaurant, or undefined for an id that is not listed. */
export async function getRestaurantSummary(id: string): Promise<RestaurantSummary | undefined> {
  const restaurant = await getRestaurant(id);
  return restaurant && summarizeWithPlace(restaurant);
}

/** What cards need of several restaurants; those that there are not are absent. */
export async function getRestaurantSummaries(ids: readonly string[]): Promise<RestaurantSummary[]> {
  if (ids.length === 0) return [];
  return (await (await getRecords()).getRestaurants(ids)).map(summarizeWithPlace);
}

/** What cards need of those that restaurants without a card were merged into, and the ids of the ones by those of the others. */
export async function getMergedSummaries(ids: readonly string[]) {
  const into =
    ids.length > 0
      ? await (await getRecords()).findMergedRestaurants(ids)
      : new Map<string, string>();
  const restaurants = await getRestaurantSummaries([...new Set(into.values())]);
  const there = new Set(restaurants.map(({ id }) => id));
  const merged = [...into].filter(([, to]) => there.has(to));
  return { restaurants, merged: Object.fromEntries(merged) as Record<string, string> };
}

/** The restaurants within a distance of a point, nearest first; at most 500. */
export async function listRestaurantsNear(
  area: Circle,
  limit = MAX_SUMMARIES,
): Promise<RestaurantSummary[]> {
  return (await (await getRecords()).listRestaurantsNear(area, limit)).map(summarize);
}

/** The nearest restaurants of a real one, at most eight; a sample has none. */
export async function listNearby({ id, lat, lng, sample }: Restaurant) {
  if (sample) return [];
  const area = { center: { lat, lng }, radiusMiles: NEARBY_MILES };
  const near = await (await getRecords()).listRestaurantsNear(area, NEARBY_COUNT + 1);
  return near
    .filter((other) => other.id !== id)
    .slice(0, NEARBY_COUNT)
    .map(summarize);
}

/** The restaurants near at least one of the centers, each once; at most 500. */
export async function listRestaurantsNearAny(
  centers: readonly Coordinates[],
  radiusMiles: number,
): Promise<RestaurantSummary[]> {
  const lists = await Promise.all(
    centers.map((center) => listRestaurantsNear({ center, radiusMiles })),
  );
  const byId = new Map(lists.flat().map((restaurant) => [restaurant.id, restaurant]));
  return [...byId.values()].slice(0, MAX_SUMMARIES);
}

/** Which tiles have restaurants. */
export async function getTileIndex() {
  return (await getRecords()).getTileIndex();
}

/** The restaurants of a group of tiles, in columns, and whether the facts of their names are those of the last change. */
export async function readTile(group: TileGroup) {
  const records = await getRecords();
  const { facts, isCurrent } = await records.getNameFacts();
  const restaurants = await records.listRestaurantsIn(groupBounds(group));
  const summaries = restaurants.map((restaurant) => ({
    ...summarize(restaurant),
    ...facts.get(restaurant.id),
  }));
  return { tile: encodeTile(withCities(summaries)), isCurrent };
}

/** The restaurants of a group of tiles, in columns. */
export async function getTile(group: TileGroup) {
  return (await readTile(group)).tile;
}

/** Whether there are more restaurants than pages can carry with them, so that lists come from tiles. */
export async function hasTiles() {
  return (await getRecords()).hasRealRestaurants();
}

/** The first restaurants by id. */
export async function listRestaurants(count: number): Promise<Restaurant[]> {
  return (await getRecords()).listRestaurants(count);
}

/** Some restaurants as examples: fully vegan ones, or the first samples. */
export async function listExampleRestaurants(count: number): Promise<RestaurantSummary[]> {
  const records = await getRecords();
  const fullyVegan = await records.listFullyVegan(count);
  const examples = fullyVegan.length > 0 ? fullyVegan : await records.listRestaurants(count);
  return examples.map(summarize);
}

/** A verified restaurant as an example of a listing; undefined when none of the first ones is. */
export async function getListingExample(): Promise<Restaurant | undefined> {
  const restaurants = await listRestaurants(LISTING_EXAMPLE_COUNT);
  return restaurants.find(({ verified }) => verified);
}

/** The five best rated, best first. */
export async function listTopRated(): Promise<RestaurantSummary[]> {
  return (await (await getRecords()).listTopRated(TOP_RATED_COUNT)).map(summarize);
}

/** What visitors' ratings are compared with; undefined while there are none, and for the samples. */
export async function getRatingBasis() {
  return (await getRecords()).getRatingBasis();
}

/** Fully vegan restaurants, those that most members confirmed first, for where nothing is rated. */
export async function listFullyVegan(): Promise<RestaurantSummary[]> {
  return (await (await getRecords()).listFullyVegan(FULLY_VEGAN_COUNT)).map(summarize);
}

/** The five restaurants of the Restaurant Map screen. */
export async function listMapSamples(): Promise<RestaurantSummary[]> {
  return listExampleRestaurants(MAP_SAMPLE_COUNT);
}

/**
 * The restaurants that a text finds anywhere in the world, by city, that of the best first; then those that the same text finds with
 * other names of its cities.
 */
export async function searchEverywhere(text: string, otherTexts: readonly string[] = []) {
  const records = await getRecords();
  const all = await Promise.all(
    [text, ...otherTexts].map((each) => records.searchEverywhere(each, SEARCH_COUNT + 1)),
  );
  const exact = all.filter(({ isGuess, restaurants }) => !isGuess && restaurants.length > 0);
  const used = exact.length > 0 ? exact : all.slice(0, 1);
  const byId = new Map(used.flatMap((found) => found.restaurants).map((each) => [each.id, each]));
  const restaurants = [...byId.values()];
  const shown = restaurants.slice(0, SEARCH_COUNT);
  return {
    cities: groupByCity(shown, Object.assign({}, ...used.map(({ regions }) => regions))),
    count: shown.length,
    isGuess: used.some(({ isGuess }) => isGuess),
    isCut: restaurants.length > SEARCH_COUNT,
    hasFoodWords: await records.hasRealRestaurants(),
  };
}

/** Every restaurant from OpenStreetMap as the text of a GeoJSON collection. */
export async function streamGeoJson() {
  const pieces = (await getRecords()).exportGeoJson();
  // Readable.toWeb throws where nobody catches it when a client leaves while the next piece is ready.
  return ReadableStream.from(pieces) as globalThis.ReadableStream<Uint8Array>;
}

/** The newest reviews of one restaurant; empty when it has none or is not listed. */
export async function listReviews(restaurantId: string): Promise<Review[]> {
  const page = { sort: DEFAULT_REVIEW_SORT, offset: 0, limit: SHOWN_REVIEWS };
  return (await getRecords()).listReviews(restaurantId, page);
}
