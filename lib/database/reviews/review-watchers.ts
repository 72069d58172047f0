import { and, eq, ne, sql } from "drizzle-orm";
import { addressee } from "@/lib/database/accounts/addressees";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { favorites } from "@/lib/database/schema/favorites";
import { accountLanguages, mailPreferences } from "@/lib/database/schema/members";
import { reviewAnnouncements } from "@/lib/database/schema/reviews";

/**
 * Notes that a review is announced. Returns whether it is the first of its author and restaurant: a review that was deleted and
 * written again, or published again, is not.
 */
export async function noteAnnouncement(database: Database, restaurantId: string, authorId: string) {
  return database.asOwner(async (transaction) => {
    const added = await transaction
      .insert(reviewAnnouncements)
      .values({ restaurantId, userId: authorId })
      .onConflictDoNothing()
      .returning();
    return added.length > 0;
  });
}

/** Ids, e-mail addresses and languages of members who saved a restaurant and turned on mails about its new reviews, without the author. */
export async function listReviewWatchers(
  database: Database,
  restaurantId: string,
  authorId: string,
  limit: number,
) {
  const isWatcher = and(
    eq(favorites.restaurantId, restaurantId),
    ne(favorites.userId, authorId),
    eq(mailPreferences.favoriteReviews, true),
  );
  const rows = await database.asOwner((transaction) =>
    executeRows<{ userId: string; email: string; language: string | null }>(
      transaction,
      sql`select u.id as "userId", u.email, l.language from ${favorites}
        join ${mailPreferences} on ${mailPreferences.userId} = ${favorites.userId}
        join auth.users u on u.id = ${favorites.userId}
        left join ${accountLanguages} l on l.user_id = u.id
        where ${isWatcher} order by ${favorites.createdAt} limit ${limit}`,
    ),
  );
  return rows.map(addressee);
}
