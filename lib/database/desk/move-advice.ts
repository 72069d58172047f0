import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { claims } from "@/lib/database/schema/claims";
import { dishes, dishMarks } from "@/lib/database/schema/dishes";
import { photos } from "@/lib/database/schema/photos";
import { priceVotes, tips } from "@/lib/database/schema/tips";
import { isSameDish } from "@/lib/dishes/same-dish";

// What members say of a restaurant that is merged into another (P14.102).

/** Whether an account is the target's owner, who says nothing of the own place. */
const isByOwner = (to: string, userId: ReturnType<typeof sql>) =>
  sql`exists (select from ${claims} c where c.restaurant_id = ${to} and c.user_id = ${userId} and c.status = 'accepted')`;

/** Makes one of two dishes: what was said of the first and is not known of the second, its photos, and of each member the last word. */
async function joinDish(transaction: Transaction, leaving: string, kept: string) {
  await transaction.execute(
    sql`update ${dishes} k set
        level = coalesce(k.level, l.level), request = case when k.level is null then l.request else k.request end,
        price = coalesce(k.price, l.price), currency = case when k.price is null then l.currency else k.currency end,
        allergens = case when cardinality(k.allergens) = 0 then l.allergens else k.allergens end
      from ${dishes} l where k.id = ${kept} and l.id = ${leaving}`,
  );
  const isSaidOfBoth = sql`k.dish_id = ${kept} and l.dish_id = ${leaving} and k.user_id = l.user_id and k.kind = l.kind`;
  await transaction.execute(
    sql`update ${dishMarks} k set created_at = greatest(k.created_at, l.created_at) from ${dishMarks} l where ${isSaidOfBoth}`,
  );
  await transaction.execute(
    sql`update ${dishMarks} l set dish_id = ${kept}
      where l.dish_id = ${leaving} and not exists (select from ${dishMarks} k where ${isSaidOfBoth})`,
  );
  await transaction.update(photos).set({ dishId: kept }).where(eq(photos.dishId, leaving));
  await transaction.delete(dishes).where(eq(dishes.id, leaving));
}

/** A dish is listed once, whatever the case, accents and signs of its name (P14.873). */
async function joinSameDishes(transaction: Transaction, from: string, to: string) {
  const rows = await transaction
    .select({ id: dishes.id, name: dishes.name, restaurantId: dishes.restaurantId })
    .from(dishes)
    .where(and(inArray(dishes.restaurantId, [from, to]), eq(dishes.status, "published")));
  const listed = rows.filter(({ restaurantId }) => restaurantId === to);
  for (const { id, name } of rows.filter(({ restaurantId }) => restaurantId === from)) {
    const same = listed.find((other) => isSameDish(other.name, name));
    if (same) await joinDish(transaction, id, same.id);
  }
}

/** What the former owner added is a member's: the claim waits for the desk. */
export async function moveDishes(transaction: Transaction, from: string, to: string) {
  await transaction.execute(
    sql`delete from ${dishMarks} m using ${dishes} d
      where d.id = m.dish_id and d.restaurant_id = ${from} and ${isByOwner(to, sql`m.user_id`)}`,
  );
  await joinSameDishes(transaction, from, to);
  await transaction
    .update(dishes)
    .set({ restaurantId: to, byOwner: false })
    .where(eq(dishes.restaurantId, from));
}

/** Only the newer of two tips of one member stays, of two votes for the price the target's, and neither of the target's owner. */
export async function moveTips(transaction: Transaction, from: string, to: string) {
  await transaction.execute(
    sql`delete from ${tips} t where t.restaurant_id = ${from} and ${isByOwner(to, sql`t.author_id`)}`,
  );
  await transaction.execute(
    sql`delete from ${priceVotes} v where v.restaurant_id = ${from} and ${isByOwner(to, sql`v.user_id`)}`,
  );
  await transaction.execute(
    sql`delete from ${tips} t using ${tips} other
      where t.author_id = other.author_id and t.restaurant_id in (${from}, ${to})
        and other.restaurant_id in (${from}, ${to}) and t.restaurant_id <> other.restaurant_id
        and (t.created_at, t.id) < (other.created_at, other.id)`,
  );
  await transaction.update(tips).set({ restaurantId: to }).where(eq(tips.restaurantId, from));
  await transaction.execute(
    sql`update ${priceVotes} v set restaurant_id = ${to} where v.restaurant_id = ${from} and not exists (
      select from ${priceVotes} other where other.restaurant_id = ${to} and other.user_id = v.user_id)`,
  );
}
