import { and, desc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { toReviewPhoto } from "@/lib/database/reviews/review-photos";
import { photos } from "@/lib/database/schema/photos";
import type { ReviewPhoto } from "@/lib/restaurants/types";

/** The photo of each dish that has one, by the dish's id: the most helpful, of equals the newest. */
export async function readDishPhotos(
  transaction: Transaction,
  dishIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewPhoto>> {
  if (dishIds.length === 0) return new Map();
  const rows = await transaction
    .selectDistinctOn([photos.dishId])
    .from(photos)
    .where(and(inArray(photos.dishId, [...dishIds]), eq(photos.status, "published")))
    .orderBy(photos.dishId, desc(photos.helpful), desc(photos.createdAt));
  return new Map(rows.map((row) => [row.dishId!, toReviewPhoto(row)]));
}
