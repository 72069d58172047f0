import { eq } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { restaurants } from "@/lib/database/schema/restaurants";

/** A restaurant's row, which nobody else changes until the transaction ends; undefined where there is none. */
export async function lockRestaurant(transaction: Transaction, id: string) {
  const [row] = await transaction
    .select()
    .from(restaurants)
    .where(eq(restaurants.id, id))
    .for("update");
  return row;
}
