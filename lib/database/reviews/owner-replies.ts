import { and, eq, inArray, ne } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { reviewReplies } from "@/lib/database/schema/claims";
import { reviews } from "@/lib/database/schema/reviews";

/**
 * Shows what an account answered to the reviews of a restaurant as its owner, or hides it until the desk has accepted the claim. Replies
 * that a moderator has removed stay removed.
 */
export async function setReplies(
  transaction: Transaction,
  { restaurantId, userId }: { restaurantId: string; userId: string },
  status: "published" | "waiting",
) {
  const ofRestaurant = transaction
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.restaurantId, restaurantId));
  await transaction
    .update(reviewReplies)
    .set({ status })
    .where(
      and(
        eq(reviewReplies.authorId, userId),
        inArray(reviewReplies.reviewId, ofRestaurant),
        ne(reviewReplies.status, "removed"),
      ),
    );
}
