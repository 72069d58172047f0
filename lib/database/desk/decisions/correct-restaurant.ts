import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { assertInArea } from "@/lib/database/desk/area";
import type { Actor } from "@/lib/database/desk/audit";
import { lockRestaurant } from "@/lib/database/records/lock-restaurant";
import { changeLog, corrections } from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";
import { factOf, isSocialNetwork, withNetwork } from "@/lib/restaurants/facts/social-networks";

/** By column of `restaurants`, or network; null for a fact that is not known. */
export type FactChange = readonly [field: string, value: unknown];

/** What follows from another fact, and so needs no correction of its own: opening hours are read from their text. */
const DERIVED: readonly string[] = ["hours"];

/** Who the record names for facts of members. */
export const MEMBER_SOURCE = "a member";
export const OWNER_SOURCE = "the owner";

type Pages = typeof restaurants.$inferSelect.socialMedia;

type Corrected = {
  restaurantId: string;
  /** Who says so, in words for the page: "a member". */
  source: string;
};

/** What is written to the columns: the pages of networks are in one. */
export function columnsOf(changes: readonly FactChange[], pages: Pages) {
  const columns: Record<string, unknown> = {};
  let socialMedia = pages;
  for (const [field, value] of changes)
    if (isSocialNetwork(field)) {
      socialMedia = withNetwork(socialMedia, field, value);
      columns["socialMedia"] = socialMedia;
    } else columns[field] = value;
  return columns;
}

/** Writes facts to a restaurant, so that imports keep them, and says in the change log who did. Returns what they were and are. */
export async function correctRestaurant(
  transaction: Transaction,
  actor: Actor,
  { restaurantId, source }: Corrected,
  changes: readonly FactChange[],
) {
  const row = await lockRestaurant(transaction, restaurantId);
  const valueOf = (field: string) => (row && factOf(row, field)) ?? null;
  const columns = getTableColumns(restaurants);
  const at = new Date();
  for (const [field, value] of changes) {
    if (!(field in columns) && !isSocialNetwork(field))
      throw new Error(`There is no column for ${field}.`);
    const json = sql`${JSON.stringify(value)}::text::jsonb`;
    if (!DERIVED.includes(field))
      await transaction
        .insert(corrections)
        .values({ restaurantId, field, value: json, source, at })
        .onConflictDoUpdate({
          target: [corrections.restaurantId, corrections.field],
          set: { value: json, source, at },
        });
    await transaction.insert(changeLog).values({
      actor: actor.name,
      restaurantId,
      field,
      before: valueOf(field),
      after: value,
    });
  }
  const before = Object.fromEntries(changes.map(([field]) => [field, valueOf(field)]));
  const after = Object.fromEntries(changes);
  await transaction
    .update(restaurants)
    .set({ ...columnsOf(changes, row?.socialMedia ?? null), updatedAt: at })
    .where(eq(restaurants.id, restaurantId));
  await assertInArea(transaction, actor, restaurantId);
  return { before, after };
}
