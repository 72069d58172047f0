import { asc, desc, lt, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { unansweredSearches } from "@/lib/database/schema/searches";

const { day, query, count } = unansweredSearches;

/** The day of an instant in UTC, as the database writes it. */
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Counts a search that found nothing, on its day; nothing else of it is kept (P14.110). */
export async function addSearchWithoutResults(database: Database, text: string, now: Date) {
  await database.asOwner((transaction) =>
    transaction
      .insert(unansweredSearches)
      .values({ day: dayOf(now), query: text })
      .onConflictDoUpdate({ target: [day, query], set: { count: sql`${count} + 1` } }),
  );
}

/** The most frequent searches that found nothing. */
export async function listSearchesWithoutResults(database: Database, limit: number) {
  const total = sql<number>`sum(${count})::int`;
  return database.asOwner((transaction) =>
    transaction
      .select({ query, count: total })
      .from(unansweredSearches)
      .groupBy(query)
      .orderBy(desc(total), asc(query))
      .limit(limit),
  );
}

/** Forgets the searches before an instant's day. */
export async function removeSearchesBefore(database: Database, at: Date) {
  await database.asOwner((transaction) =>
    transaction.delete(unansweredSearches).where(lt(day, dayOf(at))),
  );
}
