import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { events } from "@/lib/database/schema/events";
import { members } from "@/lib/database/schema/members";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";
import { tips } from "@/lib/database/schema/tips";

/**
 * Changes a member's public name and town; the name under the reviews follows, the slug stays (P14.55). Returns the ids of what the
 * member signed: restaurants with a review, a tip or a photo, and events.
 */
export async function renameMember(
  database: Database,
  user: VerifiedClaims,
  { name, town }: { name: string; town: string },
) {
  return database.asUser(user, async (transaction) => {
    await transaction
      .update(members)
      .set({ name, town: town || null })
      .where(eq(members.userId, user.sub));
    const { sub } = user;
    const ofRestaurants = await transaction
      .select({ id: reviews.restaurantId })
      .from(reviews)
      .where(eq(reviews.authorId, sub))
      .union(transaction.select({ id: tips.restaurantId }).from(tips).where(eq(tips.authorId, sub)))
      .union(
        transaction
          .select({ id: sql<string>`${photos.restaurantId}` })
          .from(photos)
          .where(and(eq(photos.userId, sub), photos.byVisitor, isNotNull(photos.restaurantId))),
      );
    const ofEvents = await transaction
      .select({ id: events.id })
      .from(events)
      .where(eq(events.authorId, sub));
    return {
      restaurants: ofRestaurants.map(({ id }) => id),
      events: ofEvents.map(({ id }) => id),
    };
  });
}
