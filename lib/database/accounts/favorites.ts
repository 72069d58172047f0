import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { toRestaurant } from "@/lib/database/records/restaurant-record";
import { favorites, favoriteShares } from "@/lib/database/schema/favorites";
import { restaurantRedirects } from "@/lib/database/schema/imports";
import { members } from "@/lib/database/schema/members";
import { restaurants } from "@/lib/database/schema/restaurants";
import { MAX_FAVORITES, type FavoriteChanges } from "@/lib/favorites/schema";

const MAX_SHARED = 200;
const TOKEN_BYTES = 16;

/** Under which id each restaurant is listed: its own, or that of the one it was merged into. Unlisted ones are left out. */
async function listedIds(transaction: Transaction, ids: string[]) {
  const own = await transaction
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(inArray(restaurants.id, ids));
  const merged = await transaction
    .select()
    .from(restaurantRedirects)
    .where(inArray(restaurantRedirects.id, ids));
  return new Map([
    ...merged.map(({ id, restaurantId }) => [id, restaurantId] as const),
    ...own.map(({ id }) => [id, id] as const),
  ]);
}

/**
 * Saves and removes favorites of a member. Added ones come after the present ones, in their own order, unless they have a time of
 * saving; unlisted restaurants and present favorites are left out.
 */
export async function changeFavorites(
  database: Database,
  user: VerifiedClaims,
  { added, removed }: Pick<FavoriteChanges, "added" | "removed">,
  now = new Date(),
) {
  const userId = user.sub;
  await database.asUser(user, async (transaction) => {
    if (removed.length > 0) {
      const listed = await listedIds(transaction, removed);
      const ids = removed.map((id) => listed.get(id) ?? id);
      await transaction
        .delete(favorites)
        .where(and(eq(favorites.userId, userId), inArray(favorites.restaurantId, ids)));
    }
    if (added.length === 0) return;
    const listed = await listedIds(
      transaction,
      added.map(({ id }) => id),
    );
    const rows = added.flatMap(({ id, note, savedAt }, index) => {
      const restaurantId = listed.get(id);
      const inOrder = now.getTime() - (added.length - 1 - index);
      const time = Math.min(savedAt ? Date.parse(savedAt) : inOrder, now.getTime());
      return restaurantId
        ? { userId, restaurantId, note: note || null, createdAt: new Date(time) }
        : [];
    });
    if (rows.length > 0) await transaction.insert(favorites).values(rows).onConflictDoNothing();
  });
}

/** The favorites of a member with their notes, the last saved first; at most 1,000. */
export async function listFavorites(database: Database, user: VerifiedClaims) {
  return database.asUser(user, async (transaction) =>
    transaction
      .select({ id: favorites.restaurantId, note: favorites.note, savedAt: favorites.createdAt })
      .from(favorites)
      .where(eq(favorites.userId, user.sub))
      .orderBy(desc(favorites.createdAt), desc(favorites.restaurantId))
      .limit(MAX_FAVORITES),
  );
}

/** The same with the restaurants. */
export async function listFavoriteRestaurants(database: Database, user: VerifiedClaims) {
  return database.asUser(user, async (transaction) => {
    const rows = await transaction
      .select({ restaurant: restaurants, note: favorites.note })
      .from(favorites)
      .innerJoin(restaurants, eq(restaurants.id, favorites.restaurantId))
      .where(eq(favorites.userId, user.sub))
      .orderBy(desc(favorites.createdAt), desc(favorites.restaurantId))
      .limit(MAX_FAVORITES);
    return rows.map(({ restaurant, note }) => ({
      restaurant: toRestaurant(restaurant),
      note: note ?? "",
    }));
  });
}

/** Writes a member's note on a favorite, or removes an empty one; returns whether it is a favorite. */
export async function saveNote(
  database: Database,
  user: VerifiedClaims,
  { restaurantId, note }: { restaurantId: string; note: string },
) {
  return database.asUser(user, async (transaction) => {
    const changed = await transaction
      .update(favorites)
      .set({ note: note || null })
      .where(and(eq(favorites.userId, user.sub), eq(favorites.restaurantId, restaurantId)))
      .returning({ id: favorites.restaurantId });
    return changed.length > 0;
  });
}

/** The token of the link to a member's list; undefined while it is not shared. */
export async function findShareToken(database: Database, user: VerifiedClaims) {
  return database.asUser(user, async (transaction) => {
    const rows = await transaction
      .select({ token: favoriteShares.token })
      .from(favoriteShares)
      .where(eq(favoriteShares.userId, user.sub));
    return rows[0]?.token;
  });
}

/** Shares a member's list, if it is not yet. The member must have a public record. */
export async function shareFavorites(database: Database, user: VerifiedClaims) {
  const token = randomBytes(TOKEN_BYTES).toString("hex");
  await database.asUser(user, async (transaction) =>
    transaction.insert(favoriteShares).values({ userId: user.sub, token }).onConflictDoNothing(),
  );
  return findShareToken(database, user);
}

/** Takes the link to a member's list back; a later one is another. */
export async function stopSharing(database: Database, user: VerifiedClaims) {
  await database.asUser(user, async (transaction) =>
    transaction.delete(favoriteShares).where(eq(favoriteShares.userId, user.sub)),
  );
}

/** A list for visitors with its link: the member's public name and the last saved 200 restaurants, without notes. */
export async function findSharedFavorites(database: Database, token: string) {
  return database.asOwner(async (transaction) => {
    const [share] = await transaction
      .select({ userId: favoriteShares.userId, name: members.name })
      .from(favoriteShares)
      .innerJoin(members, eq(members.userId, favoriteShares.userId))
      .where(eq(favoriteShares.token, token));
    if (!share) return undefined;
    const rows = await transaction
      .select({ restaurant: restaurants })
      .from(favorites)
      .innerJoin(restaurants, eq(restaurants.id, favorites.restaurantId))
      .where(eq(favorites.userId, share.userId))
      .orderBy(desc(favorites.createdAt), desc(favorites.restaurantId))
      .limit(MAX_SHARED);
    return {
      name: share.name,
      restaurants: rows.map(({ restaurant }) => toRestaurant(restaurant)),
    };
  });
}
