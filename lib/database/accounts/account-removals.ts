import { and, eq } from "drizzle-orm";
import { BOTH_NAMES } from "@/lib/database/both-names";
import { beginning } from "@/lib/database/contributions/contents";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { readRemovals } from "@/lib/database/accounts/removal-reasons";
import { sampleTopic } from "@/lib/database/sample-files";
import { reviewReplies } from "@/lib/database/schema/claims";
import { posts, topics } from "@/lib/database/schema/community";
import { dishes } from "@/lib/database/schema/dishes";
import { events } from "@/lib/database/schema/events";
import { photos } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import { tips } from "@/lib/database/schema/tips";
import type { Content } from "@/lib/moderation/content";

type Removed = Content & { id: string };

async function readRemoved(transaction: Transaction, userId: string): Promise<Removed[]> {
  const texts = await transaction
    .select({ id: reviews.id, title: reviews.title, about: BOTH_NAMES })
    .from(reviews)
    .innerJoin(restaurants, eq(restaurants.id, reviews.restaurantId))
    .where(and(eq(reviews.authorId, userId), eq(reviews.status, "removed")));
  const pictures = await transaction
    .select({ id: photos.id, title: photos.description, about: BOTH_NAMES })
    .from(photos)
    .innerJoin(restaurants, eq(restaurants.id, photos.restaurantId))
    .where(and(eq(photos.userId, userId), eq(photos.status, "removed")));
  const ownDishes = await transaction
    .select({ id: dishes.id, title: dishes.name, about: BOTH_NAMES })
    .from(dishes)
    .innerJoin(restaurants, eq(restaurants.id, dishes.restaurantId))
    .where(and(eq(dishes.authorId, userId), eq(dishes.status, "removed")));
  const ownTips = await transaction
    .select({ id: tips.id, title: beginning(tips.text), about: BOTH_NAMES })
    .from(tips)
    .innerJoin(restaurants, eq(restaurants.id, tips.restaurantId))
    .where(and(eq(tips.authorId, userId), eq(tips.status, "removed")));
  const replies = await transaction
    .select({ id: reviewReplies.reviewId, title: beginning(reviewReplies.text), about: BOTH_NAMES })
    .from(reviewReplies)
    .innerJoin(reviews, eq(reviews.id, reviewReplies.reviewId))
    .innerJoin(restaurants, eq(restaurants.id, reviews.restaurantId))
    .where(and(eq(reviewReplies.authorId, userId), eq(reviewReplies.status, "removed")));
  const ownPosts = await transaction
    .select({ id: posts.id, title: beginning(posts.text), about: topics.title, in: posts.topicId })
    .from(posts)
    .leftJoin(topics, eq(topics.id, posts.topicId))
    .where(and(eq(posts.authorId, userId), eq(posts.status, "removed")));
  const ownTopics = await transaction
    .select({ id: topics.id, title: topics.title })
    .from(topics)
    .where(and(eq(topics.authorId, userId), eq(topics.status, "removed")));
  const ownEvents = await transaction
    .select({ id: events.id, title: events.title, about: events.city })
    .from(events)
    .where(and(eq(events.authorId, userId), eq(events.status, "removed")));
  return [
    ...ownEvents.map((row) => ({ ...row, kind: "event" as const })),
    ...ownTopics.map((row) => ({ ...row, kind: "topic" as const, about: "" })),
    ...texts.map((row) => ({ ...row, kind: "review" as const })),
    ...pictures.map((row) => ({ ...row, kind: "photo" as const })),
    ...ownDishes.map((row) => ({ ...row, kind: "dish" as const })),
    ...ownTips.map((row) => ({ ...row, kind: "tip" as const })),
    ...replies.map((row) => ({ ...row, kind: "reply" as const })),
    ...ownPosts.map(({ in: topicId, about, ...row }) => ({
      ...row,
      kind: "post" as const,
      about: about ?? sampleTopic(topicId)?.title ?? topicId,
    })),
  ];
}

/** What moderators removed of what an account wrote and showed, and why: the newest first (P14.111). */
export async function listOwnRemovals(database: Database, user: VerifiedClaims) {
  return database.asOwner(async (transaction) => {
    const removed = await readRemoved(transaction, user.sub);
    const all = removed.map(({ id, ...row }) => ({ ...row, subject: `${row.kind}:${id}` }));
    const removals = await readRemovals(
      transaction,
      all.map(({ subject }) => subject),
    );
    // A topic that was removed with its first post is listed with that post.
    return all
      .filter(({ kind, subject }) => kind !== "topic" || removals.has(subject))
      .map((row) => ({ ...row, ...removals.get(row.subject) }))
      .toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0));
  });
}
