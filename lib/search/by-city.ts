import { summarize } from "@/lib/restaurants/summary";
import type { Restaurant, RestaurantSummary } from "@/lib/restaurants/types";

/** The restaurants of one city, among those that a search has found. */
export type FoundCity = {
  key: string;
  name: string;
  country: string;
  /** "ME", where another city of the country has the same name. */
  region?: string;
  restaurants: RestaurantSummary[];
};

/** A code that people write: "ME" for Maine, but not "16" for Berlin. */
const READABLE_REGION = /^[A-Z]{2,3}$/;

/** Groups restaurants by city, in the order of the first of each. Cities of one name are one only if they are. */
export function groupByCity(
  restaurants: readonly Restaurant[],
  regions: Readonly<Record<string, string>>,
): FoundCity[] {
  const groups = new Map<string, [Restaurant, ...Restaurant[]]>();
  for (const restaurant of restaurants) {
    const key = restaurant.cityId ?? `${restaurant.city}, ${restaurant.country}`;
    const group = groups.get(key);
    if (group) group.push(restaurant);
    else groups.set(key, [restaurant]);
  }
  const labels = [...groups.values()].map(([{ city, country }]) => `${city}, ${country}`);
  return [...groups].map(([key, list]) => {
    const [{ city, country, cityId = "" }] = list;
    const region = regions[cityId] ?? "";
    const isShared = labels.filter((label) => label === `${city}, ${country}`).length > 1;
    return {
      key,
      name: city,
      country,
      ...(isShared && READABLE_REGION.test(region) && { region }),
      restaurants: list.map(summarize),
    };
  });
}
