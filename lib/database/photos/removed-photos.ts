import { and, eq, or } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";

/** The hashes of a member's photos that the desk took off a restaurant, alone or with their review: they do not come back (P14.220). */
export async function readRemovedHashes(
  transaction: Transaction,
  userId: string,
  restaurantId: string,
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .select({ hash: photos.hash })
    .from(photos)
    .leftJoin(reviews, eq(reviews.id, photos.reviewId))
    .where(
      and(
        eq(photos.userId, userId),
        eq(photos.restaurantId, restaurantId),
        or(eq(photos.status, "removed"), eq(reviews.status, "removed")),
      ),
    );
  return new Set(rows.map(({ hash }) => hash));
}
