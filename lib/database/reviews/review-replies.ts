import { and, eq, inArray, ne } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { toInstant, toReview } from "@/lib/database/records/rows";
import { reviewReplies } from "@/lib/database/schema/claims";
import { reviews } from "@/lib/database/schema/reviews";
import type { Review } from "@/lib/restaurants/types";

/** Reviews with what the restaurants' owners answered. */
export async function withReplies<T extends Review>(transaction: Transaction, list: T[]) {
  if (list.length === 0) return list;
  const ids = list.map(({ id }) => id);
  const rows = await transaction
    .select()
    .from(reviewReplies)
    .where(and(inArray(reviewReplies.reviewId, ids), eq(reviewReplies.status, "published")));
  const byReview = new Map(rows.map((row) => [row.reviewId, row]));
  return list.map((review) => {
    const row = byReview.get(review.id);
    if (!row) return review;
    const reply = {
      text: row.text,
      at: toInstant(row.createdAt),
      ...(row.editedAt && { editedAt: toInstant(row.editedAt) }),
    };
    return { ...review, reply };
  });
}

const isOf = (reviewId: string) => eq(reviewReplies.reviewId, reviewId);

/** A restaurant's published review with its reply, which its owner may answer; undefined for another restaurant's. */
export async function findAnswerable(
  database: Database,
  restaurantId: string,
  reviewId: string,
): Promise<Review | undefined> {
  return database.asAnonymous(async (transaction) => {
    const rows = await transaction
      .select()
      .from(reviews)
      .where(
        and(
          eq(reviews.id, reviewId),
          eq(reviews.restaurantId, restaurantId),
          eq(reviews.status, "published"),
        ),
      );
    return (await withReplies(transaction, rows.map(toReview)))[0];
  });
}

/**
 * Saves an owner's reply to a review, or changes the present one; the database accepts it only from the restaurant's owner. Returns
 * whether it is stored: not where a moderator has removed the reply, or where it is a former owner's.
 */
export async function saveReply(
  database: Database,
  user: VerifiedClaims,
  { reviewId, text }: { reviewId: string; text: string },
) {
  return database.asUser(user, async (transaction) => {
    const changed = await transaction
      .update(reviewReplies)
      .set({ text })
      .where(and(isOf(reviewId), ne(reviewReplies.status, "removed")))
      .returning({ id: reviewReplies.reviewId });
    if (changed.length > 0) return true;
    const added = await transaction
      .insert(reviewReplies)
      .values({ reviewId, authorId: user.sub, text })
      .onConflictDoNothing()
      .returning({ id: reviewReplies.reviewId });
    return added.length > 0;
  });
}

/** Takes a reply back. */
export async function deleteReply(database: Database, user: VerifiedClaims, reviewId: string) {
  await database.asUser(user, (transaction) =>
    transaction
      .delete(reviewReplies)
      .where(and(isOf(reviewId), ne(reviewReplies.status, "removed"))),
  );
}

/** What an owner answered to other reviews. A removed answer is not its author's to read, but still counts. */
export async function listOwnReplyTexts(
  database: Database,
  { sub }: VerifiedClaims,
  exceptReviewId: string,
) {
  return database.asOwner(async (transaction) => {
    const rows = await transaction
      .select({ text: reviewReplies.text })
      .from(reviewReplies)
      .where(and(eq(reviewReplies.authorId, sub), ne(reviewReplies.reviewId, exceptReviewId)));
    return rows.map(({ text }) => text);
  });
}
