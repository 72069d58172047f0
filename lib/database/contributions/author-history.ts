import { and, count, desc, eq, gt, ne, sql } from "drizzle-orm";
import { authUsers } from "drizzle-orm/supabase";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { posts } from "@/lib/database/schema/community";
import { events } from "@/lib/database/schema/events";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";
import { BURST_MS, type AuthorHistory } from "@/lib/moderation/hold";

/** The number of latest texts that are compared. */
const MAX_TEXTS = 500;

/** The row that is being edited; an id without a row means none. */
type Edited = {
  reviewId?: string | undefined;
  postId?: string | undefined;
  eventId?: string | undefined;
};

const NO_POST = "00000000-0000-0000-0000-000000000000";

/** What an account wrote before, in any state; for the rules of lib/moderation. */
export async function readAuthorHistory(
  database: Database,
  { sub }: VerifiedClaims,
  { reviewId = "", postId = NO_POST, eventId = "" }: Edited,
  now: Date,
): Promise<AuthorHistory> {
  // A removed text is not its author's to read, but still counts.
  return database.asOwner(async (transaction) => {
    const isReview = and(eq(reviews.authorId, sub), ne(reviews.id, reviewId));
    const isPost = and(eq(posts.authorId, sub), ne(posts.id, postId));
    const start = new Date(now.getTime() - BURST_MS);
    const [account] = await transaction
      .select({ since: sql<Date | string | null>`created_at` })
      .from(authUsers)
      .where(eq(authUsers.id, sub));
    const reviewed = await transaction
      .select({ text: reviews.content })
      .from(reviews)
      .where(isReview)
      .orderBy(desc(reviews.createdAt))
      .limit(MAX_TEXTS);
    const posted = await transaction
      .select({ text: posts.text })
      .from(posts)
      .where(isPost)
      .orderBy(desc(posts.createdAt))
      .limit(MAX_TEXTS);
    const announced = await transaction
      .select({ text: events.text })
      .from(events)
      .where(and(eq(events.authorId, sub), ne(events.id, eventId)))
      .orderBy(desc(events.createdAt))
      .limit(MAX_TEXTS);
    const [recentReviews] = await transaction
      .select({ value: count() })
      .from(reviews)
      .where(and(isReview, gt(reviews.createdAt, start)));
    const [recentPosts] = await transaction
      .select({ value: count() })
      .from(posts)
      .where(and(isPost, gt(posts.createdAt, start)));
    const published = "published";
    return {
      ageMs: account?.since ? now.getTime() - new Date(account.since).getTime() : 0,
      texts: [...reviewed, ...posted, ...announced].map(({ text }) => text),
      recentCount: (recentReviews?.value ?? 0) + (recentPosts?.value ?? 0),
      hasPublishedReview:
        (await transaction.$count(
          reviews,
          and(eq(reviews.authorId, sub), eq(reviews.status, published)),
        )) > 0,
      hasPublishedPhoto:
        (await transaction.$count(
          photos,
          and(eq(photos.userId, sub), eq(photos.status, published)),
        )) > 0,
    };
  });
}
