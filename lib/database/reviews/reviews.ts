import { and, asc, count, desc, eq, ne, type SQL } from "drizzle-orm";
import { ownsPlace } from "@/lib/database/claims/own-claims";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { asServer } from "@/lib/database/as-server";
import { toReview } from "@/lib/database/records/rows";
import { withPhotos } from "@/lib/database/reviews/review-photos";
import { photos } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews, reviewVotes } from "@/lib/database/schema/reviews";
import { readSuspension } from "@/lib/database/accounts/suspensions";
import type { ReviewForm } from "@/lib/reviews/schema";
import type { ReviewSort } from "@/lib/reviews/sort";

/** The first terms of an order; the newest first among equals. */
export const REVIEW_ORDERS: Record<ReviewSort, SQL[]> = {
  newest: [desc(reviews.createdAt)],
  helpful: [desc(reviews.helpful), desc(reviews.createdAt)],
  highest: [desc(reviews.rating), desc(reviews.createdAt)],
  lowest: [asc(reviews.rating), desc(reviews.createdAt)],
};

type Status = "published" | "waiting";

const isOwn = ({ sub }: VerifiedClaims, restaurantId: string) =>
  and(eq(reviews.authorId, sub), eq(reviews.restaurantId, restaurantId));

/** The time zone in which a restaurant is visited; undefined where it is not listed. */
export async function findTimeZone(database: Database, restaurantId: string) {
  return database.asAnonymous(async (transaction) => {
    const rows = await transaction
      .select({ timeZone: restaurants.timeZone })
      .from(restaurants)
      .where(eq(restaurants.id, restaurantId));
    return rows[0]?.timeZone;
  });
}

/** A member's own review of a restaurant, also one that waits for a moderator. */
export async function findOwnReview(
  database: Database,
  user: VerifiedClaims,
  restaurantId: string,
) {
  return database.asUser(user, async (transaction) => {
    const rows = await transaction.select().from(reviews).where(isOwn(user, restaurantId));
    const own = rows.map((row) => ({ ...toReview(row), status: row.status }));
    return (await withPhotos(transaction, own, "author"))[0];
  });
}

/**
 * Adds a member's review of a restaurant, or changes the present one. Returns its id, or undefined where a moderator has removed it:
 * then it is not changed. The member must have a public record. Texts of members wait; the server publishes them with `status`, but
 * no change of a review that waited before.
 */
export async function saveReview(
  database: Database,
  user: VerifiedClaims,
  { restaurantId, rating, title, content, visitDate }: ReviewForm,
  status: Status,
): Promise<{ id: string; status: Status } | undefined> {
  const words = { rating, title, content, visitDate };
  return database.asUser(user, async (transaction) => {
    const [known] = await transaction
      .select({ status: reviews.status })
      .from(reviews)
      .where(isOwn(user, restaurantId));
    const [saved] = known
      ? await transaction
          .update(reviews)
          .set(words)
          .where(isOwn(user, restaurantId))
          .returning({ id: reviews.id })
      : await transaction
          .insert(reviews)
          .values({
            ...words,
            restaurantId,
            status: "waiting",
            authorId: user.sub,
            // The database signs it with the member's public name.
            userId: "",
            userName: "",
            images: [],
            helpful: 0,
            sample: false,
          })
          .returning({ id: reviews.id });
    if (!saved) return undefined;
    const { id } = saved;
    if (status === "waiting" || known?.status === "waiting") return { id, status: "waiting" };
    await asServer(transaction, () =>
      transaction
        .update(reviews)
        .set({ status, previous: null, replaced: null })
        .where(and(eq(reviews.id, id), eq(reviews.status, "waiting"))),
    );
    return { id, status };
  });
}

/**
 * Deletes a member's own review; returns whether there was one. What a moderator has removed stays, the review or a photo of it: a new one
 * would undo that.
 */
export async function deleteReview(database: Database, user: VerifiedClaims, restaurantId: string) {
  // Members may not change photos.
  return database.asOwner(async (transaction) => {
    const [own] = await transaction
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(isOwn(user, restaurantId), ne(reviews.status, "removed")))
      .for("update");
    if (!own) return false;
    await transaction
      .update(photos)
      .set({ reviewId: null, byVisitor: true })
      .where(and(eq(photos.reviewId, own.id), eq(photos.status, "removed")));
    await transaction.delete(reviews).where(eq(reviews.id, own.id));
    return true;
  });
}

/**
 * Marks a review as helpful to a member, or removes the mark; returns which. "own" for the member's own review, "owned" for one of the
 * member's own restaurant, "missing" for one that is not shown; suspended members can only remove marks. Without an intent it does the contrary of what is.
 */
export async function setVote(
  database: Database,
  user: VerifiedClaims,
  reviewId: string,
  intent?: "add" | "remove",
) {
  return database.asUser(user, async (transaction) => {
    const [review] = await transaction
      .select({ authorId: reviews.authorId, restaurantId: reviews.restaurantId })
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), eq(reviews.status, "published")));
    if (!review) return "missing";
    if (review.authorId === user.sub) return "own";
    const isOwn = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, user.sub));
    const isMarked = (await transaction.$count(reviewVotes, isOwn)) > 0;
    if (intent === "remove" || (isMarked && intent !== "add")) {
      await transaction.delete(reviewVotes).where(isOwn);
      return "removed";
    }
    if (isMarked) return "added";
    const suspension = await readSuspension(transaction, user.sub);
    if (suspension) return suspension;
    if (await ownsPlace(transaction, user, review.restaurantId)) return "owned";
    await transaction.insert(reviewVotes).values({ reviewId, userId: user.sub });
    return "added";
  });
}

/** The ids of a restaurant's reviews that a member found helpful. */
export async function listOwnVotes(database: Database, user: VerifiedClaims, restaurantId: string) {
  return database.asUser(user, async (transaction) => {
    const rows = await transaction
      .select({ id: reviewVotes.reviewId })
      .from(reviewVotes)
      .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
      .where(and(eq(reviewVotes.userId, user.sub), eq(reviews.restaurantId, restaurantId)));
    return rows.map(({ id }) => id);
  });
}

/** How many published reviews of a restaurant gave each number of stars. */
export async function countRatings(database: Database, restaurantId: string) {
  return database.asAnonymous(async (transaction) => {
    const rows = await transaction
      .select({ rating: reviews.rating, count: count() })
      .from(reviews)
      .where(and(eq(reviews.restaurantId, restaurantId), eq(reviews.status, "published")))
      .groupBy(reviews.rating);
    return new Map(rows.map((row) => [row.rating, row.count]));
  });
}

/** The newest reviews that members wrote, with the names of the restaurants. */
export async function listLatestReviews(database: Database, limit: number) {
  return database.asAnonymous(async (transaction) => {
    const rows = await transaction
      .select({
        review: reviews,
        restaurantName: restaurants.name,
        latinName: restaurants.latinName,
        countryCode: restaurants.countryCode,
        city: restaurants.city,
      })
      .from(reviews)
      .innerJoin(restaurants, eq(restaurants.id, reviews.restaurantId))
      .where(and(eq(reviews.status, "published"), eq(reviews.sample, false)))
      .orderBy(desc(reviews.createdAt))
      .limit(limit);
    return withPhotos(
      transaction,
      rows.map(({ review, ...restaurant }) => ({ ...toReview(review), ...restaurant })),
    );
  });
}
