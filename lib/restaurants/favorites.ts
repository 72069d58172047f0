import type { RestaurantSummary } from "@/lib/restaurants/types";
import { placeInSentence } from "@/lib/languages/place-in-sentence";

type InCity = Pick<RestaurantSummary, "city">;

/** The restaurants by city, cities and restaurants in the order of the list. */
export function groupByCity<Saved extends InCity>(restaurants: readonly Saved[]) {
  const cities = [...new Set(restaurants.map(({ city }) => city))];
  return cities.map((city) => ({
    city,
    restaurants: restaurants.filter((restaurant) => restaurant.city === city),
  }));
}

/** "1 restaurant in New York", "5 restaurants in 3 cities"; undefined without restaurants. */
export function favoritesLead(restaurants: readonly InCity[]) {
  const [first, ...others] = groupByCity(restaurants);
  if (!first) return undefined;
  const count = restaurants.length === 1 ? "1 restaurant" : `${restaurants.length} restaurants`;
  return others.length === 0
    ? `${count} in ${placeInSentence(first.city)}`
    : `${count} in ${others.length + 1} cities`;
}
