import { and, eq, sql } from "drizzle-orm";
import { BOTH_NAMES } from "@/lib/database/both-names";
import { isNotNull, isNull } from "@/lib/database/desk/queue-records/columns";
import { findRestaurant } from "@/lib/database/desk/queue-records/find-restaurant";
import type { SourceOf } from "@/lib/database/desk/queue-records/queue-source";
import {
  reopen,
  wasNotDecidedAlone,
  type Reversal,
} from "@/lib/database/desk/queue-records/reopen";
import { readReviewPhotos } from "@/lib/database/reviews/review-photos";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";
import type { Restaurant, ReviewPhoto } from "@/lib/restaurants/types";

/** An edit is beside what it replaced again. */
const BEFORE = { previous: sql`${reviews.replaced}`, replaced: sql`null` };

/** A review and its photos wait again. */
function reopenReview(from: "published" | "removed"): Reversal {
  const reopenText = reopen(
    reviews,
    reviews.id,
    { from, to: "waiting", before: BEFORE },
    { restaurantId: reviews.restaurantId },
  );
  return async (transaction, id, entry) => {
    const reversed = await reopenText(transaction, id, entry);
    if (!reversed) return undefined;
    await transaction
      .update(photos)
      .set({ status: "waiting" })
      .where(and(eq(photos.reviewId, id), eq(photos.status, from), wasNotDecidedAlone));
    return reversed;
  };
}

type Contents = {
  review: typeof reviews.$inferSelect;
  restaurant: Restaurant;
  photos: ReviewPhoto[];
};

export const REVIEWS: SourceOf<"reviews", Contents> = {
  table: reviews,
  id: reviews.id,
  at: reviews.createdAt,
  isWaiting: sql`${reviews.status} = 'waiting'`,
  title: sql`${reviews.title}`,
  detail: BOTH_NAMES,
  restaurantId: reviews.restaurantId,
  senderId: reviews.authorId,
  texts: [sql`${reviews.content}`],
  kinds: { new: isNull(reviews.previous), edit: isNotNull(reviews.previous) },
  async read(transaction, id) {
    const [review] = await transaction.select().from(reviews).where(eq(reviews.id, id));
    const restaurant = review && (await findRestaurant(transaction, review.restaurantId));
    if (!review || !restaurant) return undefined;
    const shown = await readReviewPhotos(transaction, id);
    return {
      contents: { queue: "reviews", review, restaurant, photos: shown },
      userId: review.authorId,
      at: review.createdAt,
      isWaiting: review.status === "waiting",
    };
  },
  reversals: { publish: reopenReview("published"), remove: reopenReview("removed") },
};
