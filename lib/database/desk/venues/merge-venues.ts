import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import {
  columnsOf,
  MEMBER_SOURCE,
  OWNER_SOURCE,
  type FactChange,
} from "@/lib/database/desk/decisions/correct-restaurant";
import { decide } from "@/lib/database/desk/decisions/decide";
import { venueSubject } from "@/lib/database/desk/venues/edit-venue";
import { endOwnersPresses } from "@/lib/database/claims/claim-rules";
import { movePageViews } from "@/lib/database/claims/page-views";
import { moveDishes, moveTips } from "@/lib/database/desk/move-advice";
import { moveClaims } from "@/lib/database/desk/venues/move-claims";
import { moveReviews } from "@/lib/database/desk/venues/move-reviews";
import { executeRows } from "@/lib/database/execute-rows";
import { recountRestaurants } from "@/lib/database/imports/recount-restaurants";
import { confirmations, listings, suggestions } from "@/lib/database/schema/contributions";
import { events } from "@/lib/database/schema/events";
import { favorites } from "@/lib/database/schema/favorites";
import {
  changeLog,
  corrections,
  osmElements,
  restaurantRedirects,
} from "@/lib/database/schema/imports";
import { listPlaces } from "@/lib/database/schema/lists";
import { photos, photoVotes } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviewAnnouncements } from "@/lib/database/schema/reviews";
import { factOf, isSocialNetwork } from "@/lib/restaurants/facts/social-networks";

type Row = typeof restaurants.$inferSelect;

/** What a member has once of each restaurant: the target's row stays. */
async function moveOwnRows(transaction: Transaction, from: string, to: string) {
  await transaction.execute(
    sql`update ${favorites} kept set note = coalesce(kept.note, leaving.note) from ${favorites} leaving
      where kept.restaurant_id = ${to} and leaving.restaurant_id = ${from} and kept.user_id = leaving.user_id`,
  );
  type Table = typeof favorites | typeof confirmations | typeof reviewAnnouncements;
  const isTwice = (table: Table, more = sql``) =>
    sql`exists (select from ${table} other where other.restaurant_id = ${to} and other.user_id = ${table.userId} ${more})`;
  const sameMonth = sql`and other.month = ${confirmations.month}`;
  const moved = { restaurantId: to };
  await transaction
    .update(favorites)
    .set(moved)
    .where(and(eq(favorites.restaurantId, from), sql`not ${isTwice(favorites)}`));
  await transaction
    .update(confirmations)
    .set(moved)
    .where(
      and(eq(confirmations.restaurantId, from), sql`not ${isTwice(confirmations, sameMonth)}`),
    );
  await transaction
    .update(reviewAnnouncements)
    .set(moved)
    .where(
      and(eq(reviewAnnouncements.restaurantId, from), sql`not ${isTwice(reviewAnnouncements)}`),
    );
}

/** Of two places of one list the target's stays, with the day and the note of the other where it has none. */
async function moveListPlaces(transaction: Transaction, from: string, to: string) {
  await transaction.execute(
    sql`update ${listPlaces} kept set note = coalesce(kept.note, leaving.note), day = coalesce(kept.day, leaving.day)
      from ${listPlaces} leaving
      where kept.restaurant_id = ${to} and leaving.restaurant_id = ${from} and kept.list_id = leaving.list_id`,
  );
  const isTwice = sql`exists (select from ${listPlaces} other where other.restaurant_id = ${to} and other.list_id = ${listPlaces.listId})`;
  await transaction
    .update(listPlaces)
    .set({ restaurantId: to })
    .where(and(eq(listPlaces.restaurantId, from), sql`not ${isTwice}`));
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && !value.length);

/**
 * A correction of a fact that the target does not know moves there, with the fact; the others go. Returns the facts that the target
 * gains.
 */
async function moveCorrections(
  transaction: Transaction,
  from: Row,
  to: Row,
): Promise<FactChange[]> {
  const rows = await transaction
    .select({ field: corrections.field, value: corrections.value })
    .from(corrections)
    .where(eq(corrections.restaurantId, from.id));
  const columns = getTableColumns(restaurants);
  const fields = rows.flatMap(({ field, value }) =>
    (field in columns || isSocialNetwork(field)) &&
    field !== "closure" &&
    value !== null &&
    isEmpty(factOf(to, field) ?? null)
      ? [field]
      : [],
  );
  if (fields.length === 0) return [];
  await transaction
    .update(corrections)
    .set({
      restaurantId: to.id,
      source: sql`replace(${corrections.source}, ${OWNER_SOURCE}, ${MEMBER_SOURCE})`,
    })
    .where(
      and(
        eq(corrections.restaurantId, from.id),
        inArray(corrections.field, fields),
        sql`not exists (select from ${corrections} other where other.restaurant_id = ${to.id} and other.field = ${corrections.field})`,
      ),
    );
  const gained = fields.includes("hoursText") ? [...fields, "hours"] : fields;
  return gained.map((field) => [field, factOf(from, field)]);
}

/** Elements are read again by the next import, which makes one restaurant of them. */
async function moveElements(transaction: Transaction, from: string, to: string) {
  await transaction
    .update(osmElements)
    .set({ restaurantId: to, hash: "" })
    .where(inArray(osmElements.restaurantId, [from, to]));
  await transaction
    .update(restaurantRedirects)
    .set({ restaurantId: to })
    .where(eq(restaurantRedirects.restaurantId, from));
}

/** A picture that a member added to both, without a review, is shown once; the target's main picture stays what it is. */
async function movePhotos(transaction: Transaction, from: string, to: string) {
  const twice = sql`from ${photos} l join ${photos} k on k.hash = l.hash and k.user_id = l.user_id and k.status = l.status
    where l.restaurant_id = ${from} and k.restaurant_id = ${to} and l.by_visitor and k.by_visitor and l.status <> 'removed'`;
  await transaction.execute(
    sql`insert into ${photoVotes} (photo_id, user_id) select t.kept, v.user_id
      from ${photoVotes} v join (select l.id, k.id as kept ${twice}) t on t.id = v.photo_id on conflict do nothing`,
  );
  await transaction.execute(sql`delete from ${photos} where id in (select l.id ${twice})`);
  await transaction
    .update(photos)
    .set({ restaurantId: to, isMain: false })
    .where(eq(photos.restaurantId, from));
}

async function moveEverything(transaction: Transaction, actor: Actor, from: Row, to: Row) {
  await moveReviews(transaction, from.id, to.id);
  await moveClaims(transaction, actor, from, to);
  await moveOwnRows(transaction, from.id, to.id);
  await moveListPlaces(transaction, from.id, to.id);
  await movePhotos(transaction, from.id, to.id);
  await moveDishes(transaction, from.id, to.id);
  await moveTips(transaction, from.id, to.id);
  await endOwnersPresses(transaction, to.id);
  await movePageViews(transaction, from.id, to.id);
  const gained = await moveCorrections(transaction, from, to);
  await moveElements(transaction, from.id, to.id);
  for (const table of [suggestions, listings, events])
    await transaction
      .update(table)
      .set({ restaurantId: to.id })
      .where(eq(table.restaurantId, from.id));
  return gained;
}

/** Each fact by its name: who claims a restaurant whose website is new has to prove more (P14.221). */
async function logMerge(
  transaction: Transaction,
  actor: Actor,
  { from, to, gained }: { from: Row; to: Row; gained: readonly FactChange[] },
) {
  const removed = { restaurantId: from.id, field: "*", before: from.name, after: null };
  const changed = gained.map(([field, after]) => ({
    restaurantId: to.id,
    field,
    before: factOf(to, field) ?? null,
    after,
  }));
  await transaction
    .insert(changeLog)
    .values([removed, ...changed].map((change) => ({ actor: actor.name, ...change })));
}

/**
 * Makes one restaurant of two: everything of the first moves to the second, and the address of the first leads there (P14.102).
 * Returns the photos whose records were deleted, so that their files can be removed. Nothing changes where one of them was removed,
 * or one is a sample and the other is not.
 */
export async function mergeVenues(database: Database, actor: Actor, fromId: string, toId: string) {
  return decide(database, {
    actor,
    action: "venue.merge",
    subject: venueSubject(fromId),
    async carryOut(transaction) {
      const rows = await transaction
        .select()
        .from(restaurants)
        .where(inArray(restaurants.id, [fromId, toId]))
        .orderBy(restaurants.id)
        .for("update");
      const from = rows.find(({ id }) => id === fromId);
      const to = rows.find(({ id }) => id === toId && id !== fromId);
      if (!from || !to || from.sample !== to.sample) return undefined;
      const before = await listFiles(transaction, [fromId, toId]);
      const facts = await moveEverything(transaction, actor, from, to);
      const gained: FactChange[] = to.osm || !from.osm ? facts : [...facts, ["osm", from.osm]];
      await transaction
        .update(restaurants)
        .set({ ...columnsOf(gained, to.socialMedia), updatedAt: new Date() })
        .where(eq(restaurants.id, toId));
      await transaction.delete(restaurants).where(eq(restaurants.id, fromId));
      await transaction
        .insert(restaurantRedirects)
        .values({ id: fromId, restaurantId: toId })
        .onConflictDoUpdate({ target: restaurantRedirects.id, set: { restaurantId: toId } });
      await logMerge(transaction, actor, { from, to, gained });
      await recountRestaurants(transaction);
      const after = await listFiles(transaction, [toId]);
      const kept = new Set(after.map(({ id }) => id));
      return {
        before: { restaurant: from },
        after: { mergedInto: toId, ...Object.fromEntries(gained) },
        result: { photos: before.filter(({ id }) => !kept.has(id)) },
      };
    },
  });
}

function listFiles(transaction: Transaction, ids: string[]) {
  return executeRows<{ id: string; width: number }>(
    transaction,
    sql`select distinct hash as id, width from ${photos} where ${inArray(photos.restaurantId, ids)}`,
  );
}
