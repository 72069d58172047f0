import "server-only";

import { getRecords } from "@/lib/database/client";
import type { Restaurant, RestaurantSummary, Review } from "@/lib/restaurants/types";

/** The most summaries that one page hands to its island (P4.10). */
const MAX_SUMMARIES = 500;
/** P7.6, P7.7. */
const TOP_RATED_COUNT = 5;
const MAP_SAMPLE_COUNT = 5;

function summarize(restaurant: Restaurant): RestaurantSummary {
  return {
    id: restaurant.id,
    name: restaurant.name,
    description: restaurant.description,
    cuisine: restaurant.cuisine,
    priceRange: restaurant.priceRange,
    rating: restaurant.rating,
    reviewCount: restaurant.reviewCount,
    lat: restaurant.lat,
    lng: restaurant.lng,
    address: restaurant.address,
    city: restaurant.city,
    hours: restaurant.hours,
    timeZone: restaurant.timeZone,
    features: restaurant.features,
    dietaryOptions: restaurant.dietaryOptions,
    featured: restaurant.featured,
    picture: restaurant.images[0],
  };
}

/** Every restaurant, by id. */
export async function listRestaurants(): Promise<Restaurant[]> {
  return (await getRecords()).listRestaurants(MAX_SUMMARIES);
}

/** One restaurant, or undefined for an id that is not listed. */
export async function getRestaurant(id: string): Promise<Restaurant | undefined> {
  return (await getRecords()).getRestaurant(id);
}

/** What cards, pins and filters need of the restaurants; at most 500. */
export async function listRestaurantSummaries(): Promise<RestaurantSummary[]> {
  return (await listRestaurants()).map(summarize);
}

/** The five best rated, best first; of equals the one with more reviews. */
export async function listTopRated(): Promise<RestaurantSummary[]> {
  return (await (await getRecords()).listTopRated(TOP_RATED_COUNT)).map(summarize);
}

/** The five restaurants of the Restaurant Map screen. */
export async function listMapSamples(): Promise<RestaurantSummary[]> {
  return (await (await getRecords()).listRestaurants(MAP_SAMPLE_COUNT)).map(summarize);
}

/** The reviews of one restaurant, newest first; empty when it has none or is not listed. */
export async function listReviews(restaurantId: string): Promise<Review[]> {
  return (await getRecords()).listReviews(restaurantId);
}
