import { bothNames } from "@/lib/restaurants/names/both-names";
import { streetLine } from "@/lib/restaurants/names/place-line";
import type { Restaurant } from "@/lib/restaurants/types";

/** "2" in the id "soup-bar-berlin-2", the second place of its name in its city. */
export function numberOf({ id, name }: Restaurant) {
  const number = /\D-(\d{1,3})$/.exec(id)?.[1];
  return number && !name.endsWith(number) ? number : undefined;
}

/** Both forms of the name, with its number where only that tells it apart from another place of the city. */
export function nameApart(restaurant: Restaurant) {
  const number = streetLine(restaurant) ? undefined : numberOf(restaurant);
  return number ? `${bothNames(restaurant)} (${number})` : bothNames(restaurant);
}
