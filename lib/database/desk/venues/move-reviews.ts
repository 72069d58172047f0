import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { claims } from "@/lib/database/schema/claims";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";

/** Their photos are deleted, too, except those that the desk has removed: without their records they could be sent again (P14.220). */
async function deleteReviews(transaction: Transaction, found: SQL) {
  const rows = await executeRows<{ id: string }>(transaction, found);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const isOfRemoved = sql`exists (select from ${reviews} r where r.id = ${photos.reviewId} and r.status = 'removed')`;
  await transaction
    .update(photos)
    .set({ reviewId: null, byVisitor: true, status: "removed" })
    .where(and(inArray(photos.reviewId, ids), or(eq(photos.status, "removed"), isOfRemoved)));
  await transaction.delete(reviews).where(inArray(reviews.id, ids));
}

/** Only the newer of two reviews of one member stays, and none of the target's owner (P14.83). */
export async function moveReviews(transaction: Transaction, from: string, to: string) {
  await deleteReviews(
    transaction,
    sql`select r.id from ${reviews} r, ${claims} c
      where r.restaurant_id = ${from} and c.restaurant_id = ${to} and c.user_id = r.author_id and c.status = 'accepted'`,
  );
  await deleteReviews(
    transaction,
    sql`select r.id from ${reviews} r, ${reviews} other
      where r.author_id = other.author_id and r.restaurant_id in (${from}, ${to})
        and other.restaurant_id in (${from}, ${to}) and r.restaurant_id <> other.restaurant_id
        and (r.created_at, r.id) < (other.created_at, other.id)`,
  );
  await transaction.update(reviews).set({ restaurantId: to }).where(eq(reviews.restaurantId, from));
}
