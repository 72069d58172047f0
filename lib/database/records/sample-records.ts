import { CITIES } from "@/data/cities";
import { COUNTRIES } from "@/data/countries";
import { RESTAURANTS } from "@/data/restaurants";
import { REVIEWS } from "@/data/reviews";
import type { Records } from "@/lib/database/records/records";
import { CONTINENTS } from "@/lib/cities/continents";
import { distanceMiles } from "@/lib/location/distance";
import { sortRestaurants } from "@/lib/restaurants/sort";

/** The samples of `data/`: the records without a database, and those that a build knows. */
export const sampleRecords: Records = {
  listRestaurants: async (limit) => RESTAURANTS.slice(0, limit),
  listRestaurantsNear: async ({ center, radiusMiles }, limit) =>
    sortRestaurants(RESTAURANTS, "distance", center)
      .filter((restaurant) => distanceMiles(center, restaurant) <= radiusMiles)
      .slice(0, limit),
  listRestaurantPages: async () => RESTAURANTS.map(({ id, updatedAt }) => ({ id, updatedAt })),
  getRestaurant: async (id) => RESTAURANTS.find((restaurant) => restaurant.id === id),
  listTopRated: async (limit) =>
    RESTAURANTS.toSorted((a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount).slice(
      0,
      limit,
    ),
  listReviews: async (restaurantId) =>
    REVIEWS.filter((review) => review.restaurantId === restaurantId).toSorted((a, b) =>
      b.createdAt.localeCompare(a.createdAt),
    ),
  listCities: async () =>
    CONTINENTS.flatMap((continent) =>
      CITIES[continent]
        .map((city) => ({ ...city, continent }))
        .toSorted((a, b) => b.count - a.count),
    ),
  listCountries: async () => COUNTRIES.toSorted((a, b) => b.count - a.count),
};
