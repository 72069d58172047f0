import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { osmElements } from "@/lib/database/schema/imports";

/** The elements of OpenStreetMap that a restaurant was made of, with what they say. */
export async function readElements(transaction: Transaction, restaurantId: string) {
  const { ref, missing, lat, lng, tags } = osmElements;
  return transaction
    .select({ ref, missing, lat, lng, tags })
    .from(osmElements)
    .where(eq(osmElements.restaurantId, restaurantId))
    .orderBy(asc(ref));
}

export type OsmElementRecord = Awaited<ReturnType<typeof readElements>>[number];
