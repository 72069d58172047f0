import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { takeTurns } from "@/lib/database/contributions/repeated";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { toRestaurant } from "@/lib/database/records/restaurant-record";
import { listPlaces, lists, listShares } from "@/lib/database/schema/lists";
import { restaurants } from "@/lib/database/schema/restaurants";
import { MAX_LIST_PLACES, MAX_LISTS } from "@/lib/favorites/lists/schema";
import type { ListSummary } from "@/lib/favorites/lists/types";

/** Whose list it is; for every statement, besides the policies. */
export const isOwnList = (user: VerifiedClaims, id: string) =>
  and(eq(lists.id, id), eq(lists.userId, user.sub));

/** Makes a list; undefined where the member has as many as there may be. */
export async function createList(database: Database, user: VerifiedClaims, name: string) {
  return database.asUser(user, async (transaction) => {
    await takeTurns(transaction, `lists ${user.sub}`);
    const present = await transaction.$count(lists, eq(lists.userId, user.sub));
    if (present >= MAX_LISTS) return undefined;
    const [list] = await transaction
      .insert(lists)
      .values({ userId: user.sub, name })
      .returning({ id: lists.id });
    return list?.id;
  });
}

/** The lists of a member, the newest first, and whether a restaurant is in them. */
export async function listLists(
  database: Database,
  user: VerifiedClaims,
  restaurantId = "",
): Promise<ListSummary[]> {
  return database.asUser(user, async (transaction) =>
    transaction
      .select({
        id: lists.id,
        name: lists.name,
        places: count(listPlaces.restaurantId),
        isShared: sql<boolean>`exists (select from ${listShares} s where s.list_id = ${lists.id})`,
        hasRestaurant: sql<boolean>`coalesce(bool_or(${listPlaces.restaurantId} = ${restaurantId}), false)`,
      })
      .from(lists)
      .leftJoin(listPlaces, eq(listPlaces.listId, lists.id))
      .where(eq(lists.userId, user.sub))
      .groupBy(lists.id)
      .orderBy(desc(lists.createdAt), desc(lists.id))
      .limit(MAX_LISTS),
  );
}

/** The places of a list with their restaurants, in the member's order. */
export async function readPlaces(transaction: Transaction, listId: string) {
  const rows = await transaction
    .select({ restaurant: restaurants, note: listPlaces.note, day: listPlaces.day })
    .from(listPlaces)
    .innerJoin(restaurants, eq(restaurants.id, listPlaces.restaurantId))
    .where(eq(listPlaces.listId, listId))
    .orderBy(asc(listPlaces.position), asc(listPlaces.restaurantId))
    .limit(MAX_LIST_PLACES);
  return rows.map(({ restaurant, note, day }) => ({
    restaurant: toRestaurant(restaurant),
    note: note ?? "",
    ...(day && { day }),
  }));
}

/** A list of a member with its places, and the token of the link to it; undefined where there is none. */
export async function findList(database: Database, user: VerifiedClaims, id: string) {
  return database.asUser(user, async (transaction) => {
    const [list] = await transaction
      .select({ id: lists.id, name: lists.name, shareToken: listShares.token })
      .from(lists)
      .leftJoin(listShares, eq(listShares.listId, lists.id))
      .where(isOwnList(user, id));
    return list && { ...list, places: await readPlaces(transaction, id) };
  });
}

/** Returns whether there is such a list. */
export async function renameList(
  database: Database,
  user: VerifiedClaims,
  { listId, name }: { listId: string; name: string },
) {
  return database.asUser(user, async (transaction) => {
    const renamed = await transaction
      .update(lists)
      .set({ name })
      .where(isOwnList(user, listId))
      .returning({ id: lists.id });
    return renamed.length > 0;
  });
}

/** Deletes a list with its places and its link. */
export async function deleteList(database: Database, user: VerifiedClaims, listId: string) {
  await database.asUser(user, async (transaction) =>
    transaction.delete(lists).where(isOwnList(user, listId)),
  );
}
