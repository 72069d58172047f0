import { and, asc, count, eq } from "drizzle-orm";
import { asServer } from "@/lib/database/as-server";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { findMemberEvent } from "@/lib/database/events/member-events";
import { eventGuests } from "@/lib/database/schema/community";
import { isPastEvent } from "@/lib/community/event-time";
import { hasSamples } from "@/lib/database/sample-removal";
import { sampleEvent } from "@/lib/database/sample-files";
import { members } from "@/lib/database/schema/members";
import { readSuspension } from "@/lib/database/accounts/suspensions";
import type { Guests } from "@/lib/community/types";

type Found = { end: string; timeZone: string; isCancelled: boolean };

/** A sample that is shown, or a published event of a member. */
async function findEvent(database: Database, id: string): Promise<Found | undefined> {
  const sample = sampleEvent(id);
  if (sample) return (await hasSamples(database)) ? { ...sample, isCancelled: false } : undefined;
  return findMemberEvent(database, id);
}

/**
 * Joins an event, or leaves it again; returns which. "missing" for an unknown event. No member can join one that is over or cancelled;
 * suspended members can only leave.
 */
export async function setGuest(
  database: Database,
  user: VerifiedClaims,
  eventId: string,
  isGoing: boolean,
  now = new Date(),
) {
  const event = await findEvent(database, eventId);
  if (!event) return "missing";
  return database.asUser(user, async (transaction) => {
    const isOwn = and(eq(eventGuests.eventId, eventId), eq(eventGuests.userId, user.sub));
    if (!isGoing) {
      await transaction.delete(eventGuests).where(isOwn);
      return "left";
    }
    if ((await transaction.$count(eventGuests, isOwn)) > 0) return "joined";
    if (event.isCancelled) return "cancelled";
    if (isPastEvent(event, now)) return "over";
    const suspension = await readSuspension(transaction, user.sub);
    if (suspension) return suspension;
    // Which events of the samples there are, and which are over, is not in the database.
    await asServer(transaction, () =>
      transaction.insert(eventGuests).values({ eventId, userId: user.sub }),
    );
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

/** The number of guests that are named. */
const MAX_NAMED = 200;

/** Who goes to an event, for a member who goes there, too; undefined for everyone else (P14.54). */
export async function listGuests(
  database: Database,
  user: VerifiedClaims,
  eventId: string,
): Promise<Guests | undefined> {
  const isThere = eq(eventGuests.eventId, eventId);
  const isGoing = await database.asUser(
    user,
    async (transaction) =>
      (await transaction.$count(eventGuests, and(isThere, eq(eventGuests.userId, user.sub)))) > 0,
  );
  if (!isGoing) return undefined;
  // A member reads no row of another.
  return database.asOwner(async (transaction) => {
    const named = await transaction
      .select({ name: members.name, slug: members.slug })
      .from(eventGuests)
      .innerJoin(members, eq(members.userId, eventGuests.userId))
      .where(isThere)
      .orderBy(asc(eventGuests.createdAt))
      .limit(MAX_NAMED);
    const all = await transaction.$count(eventGuests, isThere);
    return { members: named, others: all - named.length };
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
