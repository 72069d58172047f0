import { and, count, eq } from "drizzle-orm";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { eventGuests } from "@/lib/database/schema/community";
import { SAMPLE_IDS } from "@/lib/database/samples";

/** Joins an event, or leaves it again; answers which. "missing" for an event that there is not. */
export async function toggleGuest(database: Database, user: VerifiedClaims, eventId: string) {
  if (!SAMPLE_IDS.events.includes(eventId)) return "missing";
  return database.asUser(user, async (transaction) => {
    const left = await transaction
      .delete(eventGuests)
      .where(and(eq(eventGuests.eventId, eventId), eq(eventGuests.userId, user.sub)))
      .returning();
    if (left.length > 0) return "left";
    await transaction.insert(eventGuests).values({ eventId, userId: user.sub });
    return "joined";
  });
}

/** The ids of the events that a member is going to. */
export async function listOwnEvents(database: Database, user: VerifiedClaims) {
  return database.asUser(user, async (transaction) => {
    const rows = await transaction
      .select({ id: eventGuests.eventId })
      .from(eventGuests)
      .where(eq(eventGuests.userId, user.sub));
    return rows.map(({ id }) => id);
  });
}

/** How many members go to each event; who they are stays here. */
export async function countGuests(database: Database) {
  return database.asOwner(async (transaction) => {
    const rows = await transaction
      .select({ id: eventGuests.eventId, count: count() })
      .from(eventGuests)
      .groupBy(eventGuests.eventId);
    return new Map(rows.map((row) => [row.id, row.count]));
  });
}
