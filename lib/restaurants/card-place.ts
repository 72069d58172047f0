import { placeLine } from "@/lib/restaurants/names/place-line";
import { streetLine } from "@/lib/restaurants/street-line";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** What a card says of where its restaurant is: district and street, in a list of one city, or district and city. */
export function cardPlace(restaurant: RestaurantSummary, place: "street" | "city") {
  const { sample, district, city } = restaurant;
  if (sample) return undefined;
  return place === "street" ? streetLine(restaurant) : placeLine(district, city);
}
