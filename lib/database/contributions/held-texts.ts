import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { posts, topics } from "@/lib/database/schema/community";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";

// Members may not change what their texts' status is.

/** Takes a published review with its photos off its page until a moderator has looked at it. */
export async function holdReview(database: Database, reviewId: string) {
  await database.asOwner(async (transaction) => {
    await transaction
      .update(reviews)
      .set({
        status: "waiting",
        previous: sql`jsonb_build_object('rating', ${reviews.rating}, 'title', ${reviews.title}, 'content', ${reviews.content})`,
        replaced: null,
      })
      .where(and(eq(reviews.id, reviewId), eq(reviews.status, "published")));
    await transaction
      .update(photos)
      .set({ status: "waiting" })
      .where(and(eq(photos.reviewId, reviewId), eq(photos.status, "published")));
  });
}

/** The same for a post of the forum; a topic waits with the post that opened it. */
export async function holdPost(
  database: Database,
  { id, topicId, isQuestion }: { id: string; topicId: string; isQuestion: boolean },
) {
  await database.asOwner(async (transaction) => {
    await transaction
      .update(posts)
      .set({ status: "waiting", previous: sql`${posts.text}`, replaced: null })
      .where(and(eq(posts.id, id), eq(posts.status, "published")));
    if (isQuestion)
      await transaction
        .update(topics)
        .set({ status: "waiting" })
        .where(and(eq(topics.id, topicId), eq(topics.status, "published")));
  });
}
