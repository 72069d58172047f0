import { eq } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { toRestaurant } from "@/lib/database/records/restaurant-record";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { Restaurant } from "@/lib/restaurants/types";

/** The restaurant that an item is about. */
export async function findRestaurant(transaction: Transaction, id: string) {
  const rows = await transaction.select().from(restaurants).where(eq(restaurants.id, id));
  return rows.map(toRestaurant)[0];
}

/** As the place of an item. */
export const placeOf = ({ id, name, lat, lng }: Restaurant) => ({ id, name, at: { lat, lng } });
