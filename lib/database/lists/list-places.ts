import { and, asc, eq, max } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { isOwnList } from "@/lib/database/lists/lists";
import { listPlaces, lists } from "@/lib/database/schema/lists";
import { restaurants } from "@/lib/database/schema/restaurants";
import { moveBy, moveTo, type Direction } from "@/lib/favorites/lists/order";
import { MAX_LIST_PLACES } from "@/lib/favorites/lists/schema";

type Place = { listId: string; restaurantId: string };

const isPlace = (user: VerifiedClaims, { listId, restaurantId }: Place) =>
  and(
    eq(listPlaces.listId, listId),
    eq(listPlaces.userId, user.sub),
    eq(listPlaces.restaurantId, restaurantId),
  );

/** One change of a list's order after the other. Returns the list's name; undefined where there is no such list. */
async function lockList(transaction: Transaction, user: VerifiedClaims, listId: string) {
  const [list] = await transaction
    .select({ name: lists.name })
    .from(lists)
    .where(isOwnList(user, listId))
    .for("update");
  return list?.name;
}

/** What became of a place that was to join a list. */
export type Addition =
  { outcome: "added" | "present"; name: string } | { outcome: "gone" | "full" };

/** Adds a restaurant at the end of a list. */
export async function addPlace(
  database: Database,
  user: VerifiedClaims,
  place: Place,
): Promise<Addition> {
  const { listId, restaurantId } = place;
  return database.asUser(user, async (transaction) => {
    const name = await lockList(transaction, user, listId);
    const isListed = (await transaction.$count(restaurants, eq(restaurants.id, restaurantId))) > 0;
    if (name === undefined || !isListed) return { outcome: "gone" };
    if ((await transaction.$count(listPlaces, isPlace(user, place))) > 0)
      return { outcome: "present", name };
    const isInList = eq(listPlaces.listId, listId);
    if ((await transaction.$count(listPlaces, isInList)) >= MAX_LIST_PLACES)
      return { outcome: "full" };
    const [last] = await transaction
      .select({ position: max(listPlaces.position) })
      .from(listPlaces)
      .where(isInList);
    const position = (last?.position ?? 0) + 1;
    await transaction.insert(listPlaces).values({ ...place, userId: user.sub, position });
    return { outcome: "added", name };
  });
}

/** Writes the positions of a list after its ids were put in another order; returns whether the place is in the list. */
async function reorder(
  transaction: Transaction,
  user: VerifiedClaims,
  { listId, restaurantId }: Place,
  arrange: (ids: readonly string[]) => string[],
) {
  await lockList(transaction, user, listId);
  const rows = await transaction
    .select({ id: listPlaces.restaurantId, position: listPlaces.position })
    .from(listPlaces)
    .where(and(eq(listPlaces.listId, listId), eq(listPlaces.userId, user.sub)))
    .orderBy(asc(listPlaces.position), asc(listPlaces.restaurantId));
  const before = new Map(rows.map(({ id, position }) => [id, position]));
  if (!before.has(restaurantId)) return false;
  for (const [index, id] of arrange([...before.keys()]).entries())
    if (before.get(id) !== index + 1)
      await transaction
        .update(listPlaces)
        .set({ position: index + 1 })
        .where(isPlace(user, { listId, restaurantId: id }));
  return true;
}

/** Exchanges a place with the one before or after it; returns whether it is in the list. */
export async function movePlace(
  database: Database,
  user: VerifiedClaims,
  place: Place,
  direction: Direction,
) {
  return database.asUser(user, async (transaction) =>
    reorder(transaction, user, place, (ids) => moveBy(ids, place.restaurantId, direction)),
  );
}

/** Returns whether it was in the list. */
export async function removePlace(database: Database, user: VerifiedClaims, place: Place) {
  return database.asUser(user, async (transaction) => {
    const removed = await transaction
      .delete(listPlaces)
      .where(isPlace(user, place))
      .returning({ id: listPlaces.restaurantId });
    return removed.length > 0;
  });
}

/** A place's day and note, and the position from 1 that it moves to, where it moves. */
type Details = Place & { day: string; note: string; position?: number };

/** Writes the day and the note of a place, or removes empty ones, and moves it; returns whether it is in the list. */
export async function savePlaceDetails(
  database: Database,
  user: VerifiedClaims,
  { day, note, position, ...place }: Details,
) {
  return database.asUser(user, async (transaction) => {
    if (position !== undefined)
      await reorder(transaction, user, place, (ids) => moveTo(ids, place.restaurantId, position));
    const changed = await transaction
      .update(listPlaces)
      .set({ day: day || null, note: note || null })
      .where(isPlace(user, place))
      .returning({ id: listPlaces.restaurantId });
    return changed.length > 0;
  });
}
