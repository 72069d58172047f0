import { eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { toRestaurant } from "@/lib/database/records/restaurant-record";
import { restaurants } from "@/lib/database/schema/restaurants";

/** A restaurant of the database, as any visitor may see it. */
export function findRestaurant(database: Database, id: string) {
  return database.asAnonymous(async (transaction) => {
    const rows = await transaction.select().from(restaurants).where(eq(restaurants.id, id));
    return rows.map(toRestaurant)[0];
  });
}
