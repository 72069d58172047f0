import "server-only";

import type { Database } from "@/lib/database/database";
import { findRestaurant } from "@/lib/database/records/find-restaurant";
import { bothNames } from "@/lib/restaurants/names/both-names";

/** What mails call a restaurant. */
export async function nameOf(database: Database, restaurantId: string) {
  const restaurant = await findRestaurant(database, restaurantId);
  return restaurant ? bothNames(restaurant) : "";
}
