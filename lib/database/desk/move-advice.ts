import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { claims } from "@/lib/database/schema/claims";
import { dishes } from "@/lib/database/schema/dishes";
import { priceVotes, tips } from "@/lib/database/schema/tips";

// What members say of a restaurant that is merged into another (P14.102).

/** What the former owner added is a member's: the claim waits for the desk. */
export async function moveDishes(transaction: Transaction, from: string, to: string) {
  await transaction
    .update(dishes)
    .set({ restaurantId: to, byOwner: false })
    .where(eq(dishes.restaurantId, from));
}

/** Only the newer of two tips of one member stays, and none of the target's owner; of two votes for the price the target's. */
export async function moveTips(transaction: Transaction, from: string, to: string) {
  await transaction.execute(
    sql`delete from ${tips} t where t.restaurant_id = ${from} and exists (
      select from ${claims} c where c.restaurant_id = ${to} and c.user_id = t.author_id and c.status = 'accepted')`,
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
