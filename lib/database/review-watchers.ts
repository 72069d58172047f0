import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { favorites } from "@/lib/database/schema/favorites";
import { mailPreferences } from "@/lib/database/schema/members";

/** Ids and e-mail addresses of members who saved a restaurant and turned on mails about its new reviews, without the author. */
export async function listReviewWatchers(
  database: Database,
  restaurantId: string,
  authorId: string | null,
  limit: number,
) {
  const isWatcher = and(
    eq(favorites.restaurantId, restaurantId),
    authorId === null ? undefined : ne(favorites.userId, authorId),
    eq(mailPreferences.favoriteReviews, true),
  );
  return database.asOwner((transaction) =>
    executeRows<{ userId: string; email: string }>(
      transaction,
      sql`select u.id as "userId", u.email from ${favorites}
        join ${mailPreferences} on ${mailPreferences.userId} = ${favorites.userId}
        join auth.users u on u.id = ${favorites.userId}
        where ${isWatcher} order by ${favorites.createdAt} limit ${limit}`,
    ),
  );
}
