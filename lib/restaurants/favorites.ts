import { placeInSentence } from "@/lib/languages/place-in-sentence";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/favorites/favorites.json";
import type { RestaurantSummary } from "@/lib/restaurants/types";

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
export function favoritesLead(restaurants: readonly InCity[], t: Translator<keyof typeof english>) {
  const [first, ...others] = groupByCity(restaurants);
  if (!first) return undefined;
  const count = restaurants.length;
  return others.length === 0
    ? t("lead", { count, city: placeInSentence(first.city, t.language) })
    : t("lead.cities", { count, cities: others.length + 1 });
}
