import { CITIES } from "@/data/cities";
import { COUNTRIES } from "@/data/countries";
import { RESTAURANTS } from "@/data/restaurants";
import { REVIEWS } from "@/data/reviews";
import { noPlaces } from "@/lib/database/records/place-records";
import type { Box, Records } from "@/lib/database/records/records";
import { sortReviews } from "@/lib/reviews/sort";
import { CONTINENTS } from "@/lib/cities/continents";
import { distanceMiles } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import { collectionFrame } from "@/lib/restaurants/geojson";
import { tileAt, tileName } from "@/lib/restaurants/tiles/tile-grid";
import { createSearch } from "@/lib/search/everywhere";
import { inOrder } from "@/lib/search/in-order";
import { sortRestaurants } from "@/lib/restaurants/near-me/sort";

function isInside({ south, west, north, east }: Box, { lat, lng }: Coordinates) {
  return lat >= south && lat < north && lng >= west && lng < east;
}

const ALL_REVIEWS = { sort: "newest", offset: 0, limit: Infinity } as const;

/** The samples of `data/`: the records without a database, and those of a build. */
export const sampleRecords: Records = {
  ...noPlaces,
  async *exportGeoJson() {
    const { start, end } = collectionFrame();
    yield Buffer.from(start + end);
  },
  listRestaurants: async (limit) => RESTAURANTS.slice(0, limit),
  listRestaurantsNear: async ({ center, radiusMiles }, limit) =>
    sortRestaurants(RESTAURANTS, "distance", center)
      .filter((restaurant) => distanceMiles(center, restaurant) <= radiusMiles)
      .slice(0, limit),
  listRestaurantsIn: async (box) => RESTAURANTS.filter((restaurant) => isInside(box, restaurant)),
  getNameFacts: async () => ({ facts: new Map(), isCurrent: true }),
  getTileIndex: async () => ({
    version: "samples",
    tiles: RESTAURANTS.reduce<Record<string, number>>((counts, restaurant) => {
      const name = tileName(tileAt(restaurant));
      return { ...counts, [name]: (counts[name] ?? 0) + 1 };
    }, {}),
  }),
  hasRealRestaurants: async () => false,
  listWorldRestaurants: async () => RESTAURANTS.slice(),
  listRestaurantPages: async () => RESTAURANTS.map(({ id, updatedAt }) => ({ id, updatedAt })),
  getRestaurant: async (id) => RESTAURANTS.find((restaurant) => restaurant.id === id),
  getRestaurants: async (ids) => RESTAURANTS.filter(({ id }) => ids.includes(id)),
  findMergedRestaurants: async () => new Map(),
  findRestaurantOfElement: async () => undefined,
  searchEverywhere: async (text, limit) => {
    const search = await createSearch(RESTAURANTS);
    const { ids, isGuess } = await search(text, limit);
    return { restaurants: inOrder(RESTAURANTS, ids), isGuess, regions: {} };
  },
  listFullyVegan: async () => [],
  listTopRated: async (limit) =>
    RESTAURANTS.toSorted((a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount).slice(
      0,
      limit,
    ),
  getRatingBasis: async () => undefined,
  listReviews: async (restaurantId, { sort, offset, limit } = ALL_REVIEWS) =>
    sortReviews(
      REVIEWS.filter((review) => review.restaurantId === restaurantId),
      sort,
    ).slice(offset, offset + limit),
  listCities: async () =>
    CONTINENTS.flatMap((continent) =>
      CITIES[continent]
        .map((city) => ({ ...city, continent }))
        .toSorted((a, b) => b.count - a.count),
    ),
  listCountries: async () => COUNTRIES.toSorted((a, b) => b.count - a.count),
};
