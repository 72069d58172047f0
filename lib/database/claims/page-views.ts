import { and, desc, eq, gte, lt, min, sql } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { pageViews } from "@/lib/database/schema/page-views";
import { restaurants } from "@/lib/database/schema/restaurants";

const { restaurantId, week, count } = pageViews;

/** How often a page was opened in a week, which its Monday names. */
export type WeeklyViews = { restaurantId: string; week: string; count: number };

/** Adds to what was counted; ids that no restaurant has are left out, and so are samples, which have no owner (P14.984). */
export async function addPageViews(database: Database, views: readonly WeeklyViews[]) {
  await database.asOwner((transaction) =>
    // In one order: two servers that add at once would otherwise wait for each other.
    transaction.execute(sql`
      insert into ${pageViews} (restaurant_id, week, count)
      select r.id, v.week, v.count
      from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as v ("restaurantId" text, week date, count integer)
      join ${restaurants} r on r.id = v."restaurantId" and not r.sample
      order by r.id, v.week
      on conflict (restaurant_id, week) do update set count = ${count} + excluded.count`),
  );
}

/** A member's view of what was counted for a restaurant since a week, the newest first; nothing where it is not the member's. */
export async function readPageViews(
  database: Database,
  user: VerifiedClaims,
  ofRestaurant: string,
  since: string,
) {
  return database.asUser(user, (transaction) =>
    transaction
      .select({ week, count })
      .from(pageViews)
      .where(and(eq(restaurantId, ofRestaurant), gte(week, since)))
      .orderBy(desc(week)),
  );
}

/** The first week of which there are counts of any restaurant: before it none were made. */
export async function firstCountedWeek(database: Database) {
  return database.asOwner(async (transaction) => {
    const [first] = await transaction.select({ week: min(week) }).from(pageViews);
    return first?.week ?? undefined;
  });
}

/** Adds the counts of one restaurant to those of another (P14.102). */
export async function movePageViews(transaction: Transaction, from: string, to: string) {
  await transaction.execute(sql`
    insert into ${pageViews} (restaurant_id, week, count)
    select ${to}::text, v.week, v.count from ${pageViews} v where v.restaurant_id = ${from}
    on conflict (restaurant_id, week) do update set count = ${count} + excluded.count`);
}

/** Forgets the weeks that began before a day. */
export async function removePageViewsBefore(database: Database, day: string) {
  await database.asOwner((transaction) => transaction.delete(pageViews).where(lt(week, day)));
}
