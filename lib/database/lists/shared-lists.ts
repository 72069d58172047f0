import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { isOwnList, readPlaces } from "@/lib/database/lists/lists";
import { lists, listShares } from "@/lib/database/schema/lists";
import { members } from "@/lib/database/schema/members";

const TOKEN_BYTES = 16;

/** Shares a list, if it is not yet; returns whether there is such a list. The member must have a public record. */
export async function shareList(database: Database, user: VerifiedClaims, listId: string) {
  const token = randomBytes(TOKEN_BYTES).toString("hex");
  return database.asUser(user, async (transaction) => {
    if ((await transaction.$count(lists, isOwnList(user, listId))) === 0) return false;
    await transaction
      .insert(listShares)
      .values({ listId, userId: user.sub, token })
      .onConflictDoNothing();
    return true;
  });
}

/** Takes the link to a list back; a later one is another. */
export async function stopSharingList(database: Database, user: VerifiedClaims, listId: string) {
  await database.asUser(user, async (transaction) =>
    transaction
      .delete(listShares)
      .where(and(eq(listShares.listId, listId), eq(listShares.userId, user.sub))),
  );
}

/** A list for visitors with its link: without notes, with the member's public name. */
export async function findSharedList(database: Database, token: string) {
  return database.asOwner(async (transaction) => {
    const [list] = await transaction
      .select({ id: lists.id, name: lists.name, member: members.name })
      .from(listShares)
      .innerJoin(lists, eq(lists.id, listShares.listId))
      .innerJoin(members, eq(members.userId, listShares.userId))
      .where(eq(listShares.token, token));
    if (!list) return undefined;
    const places = await readPlaces(transaction, list.id);
    return {
      name: list.name,
      member: list.member,
      places: places.map(({ restaurant, day }) => ({ restaurant, ...(day && { day }) })),
    };
  });
}
