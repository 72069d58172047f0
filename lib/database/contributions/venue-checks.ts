import { and, count, desc, eq, isNotNull, max, sql } from "drizzle-orm";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { toInstant } from "@/lib/database/records/rows";
import { confirmations, suggestions, THIS_MONTH } from "@/lib/database/schema/contributions";

/** Members' reports on whether a restaurant still exists. */
export type VenueChecks = {
  /** The latest month in which members confirmed it, as its first day, and by how many members. */
  confirmed: { month: string; members: number } | undefined;
  /** Members whose reports of its closure are not decided yet. */
  closureReports: number;
  /** The instant of the newest of these reports. */
  closureReportedAt?: string;
};

/** Members' reports on a restaurant; accounts are counted, not named. */
export async function readVenueChecks(
  database: Database,
  restaurantId: string,
): Promise<VenueChecks> {
  return database.asOwner(async (transaction) => {
    const [confirmed] = await transaction
      .select({ month: confirmations.month, members: count() })
      .from(confirmations)
      .where(eq(confirmations.restaurantId, restaurantId))
      .groupBy(confirmations.month)
      .orderBy(desc(confirmations.month))
      .limit(1);
    const [reported] = await transaction
      .select({
        members: sql<number>`count(distinct ${suggestions.userId})::int`,
        newest: max(suggestions.createdAt),
      })
      .from(suggestions)
      .where(
        and(
          eq(suggestions.restaurantId, restaurantId),
          eq(suggestions.kind, "closed"),
          eq(suggestions.status, "open"),
          isNotNull(suggestions.userId),
        ),
      );
    return {
      confirmed,
      closureReports: reported?.members ?? 0,
      ...(reported?.newest && { closureReportedAt: toInstant(reported.newest) }),
    };
  });
}

/** Keeps that a member says that a restaurant is open; once a month each. Returns whether it was new. */
export async function confirmRestaurant(
  database: Database,
  user: VerifiedClaims,
  restaurantId: string,
) {
  return database.asUser(user, async (transaction) => {
    const added = await transaction
      .insert(confirmations)
      .values({ restaurantId, userId: user.sub, month: THIS_MONTH })
      .onConflictDoNothing()
      .returning({ month: confirmations.month });
    return added.length > 0;
  });
}

type NewSuggestion = Pick<
  typeof suggestions.$inferInsert,
  "restaurantId" | "kind" | "facts" | "sources" | "evidence"
> & { userId: string | null };

/**
 * Keeps a correction of a restaurant for the desk. A second report of its closure by the same account replaces the
 * first.
 */
export async function addSuggestion(database: Database, suggestion: NewSuggestion) {
  const { restaurantId, userId, kind } = suggestion;
  await database.asOwner(async (transaction) => {
    if (userId && kind === "closed")
      await transaction
        .delete(suggestions)
        .where(
          and(
            eq(suggestions.restaurantId, restaurantId),
            eq(suggestions.userId, userId),
            eq(suggestions.kind, kind),
            eq(suggestions.status, "open"),
          ),
        );
    await transaction.insert(suggestions).values(suggestion);
  });
}
