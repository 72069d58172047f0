import { placeLine } from "@/lib/restaurants/names/place-line";
import { streetLine } from "@/lib/restaurants/street-line";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** What a card says of where its restaurant is: district and street, in a list of one city, or district and city. */
export function cardPlace(restaurant: RestaurantSummary, place: "street" | "city") {
  const { sample, district, city } = restaurant;
  if (sample) return undefined;
  return place === "street" ? streetLine(restaurant) : placeLine(district, city);
}

/** Restaurants as cards show them that say where they are; worked out on the server, so that pages need not load it. */
export function withPlaces(
  restaurants: readonly RestaurantSummary[],
  kind: "street" | "city",
): RestaurantSummary[] {
  return restaurants.map((restaurant) => {
    const place = cardPlace(restaurant, kind);
    return place ? { ...restaurant, place } : restaurant;
  });
}
