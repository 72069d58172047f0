import "server-only";

import { getRecords } from "@/lib/database/client";
import { bothNames } from "@/lib/restaurants/names/both-names";

/** What mails call a restaurant. */
export async function nameOf(restaurantId: string) {
  const restaurant = await (await getRecords()).getRestaurant(restaurantId);
  return restaurant ? bothNames(restaurant) : "";
}
