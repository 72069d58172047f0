import { eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { toInstant } from "@/lib/database/records/rows";
import { listings } from "@/lib/database/schema/contributions";
import { corrections } from "@/lib/database/schema/imports";
import type { FactSources } from "@/lib/restaurants/facts/fact-sources";

/** Who says what is known of a restaurant, where that is not OpenStreetMap; accounts are not named. */
export async function readFactSources(
  database: Database,
  restaurantId: string,
): Promise<FactSources> {
  return database.asOwner(async (transaction) => {
    const rows = await transaction
      .select({ field: corrections.field, source: corrections.source, at: corrections.at })
      .from(corrections)
      .where(eq(corrections.restaurantId, restaurantId));
    const [listing] = await transaction
      .select({ userId: listings.userId })
      .from(listings)
      .where(eq(listings.restaurantId, restaurantId))
      .limit(1);
    return {
      corrected: Object.fromEntries(
        rows.map(({ field, source, at }) => [field, { source, at: toInstant(at) }]),
      ),
      ...(listing && { addedBy: listing.userId ? "a member" : "a visitor" }),
    };
  });
}
