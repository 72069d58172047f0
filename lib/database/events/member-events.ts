import { and, asc, count, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { AT_PLACE, SIGNED, toMemberEvent, toOwnEvent } from "@/lib/database/events/event-rows";
import { eventGuests } from "@/lib/database/schema/community";
import { events } from "@/lib/database/schema/events";
import { members } from "@/lib/database/schema/members";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { MemberEvent, OwnEvent } from "@/lib/events/types";

const isShown = eq(events.status, "published");

/** How many guests each of these events has. */
async function countGuestsOf(database: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, number>();
  // A visitor reads no row of a guest.
  const rows = await database.asOwner((transaction) =>
    transaction
      .select({ id: eventGuests.eventId, count: count() })
      .from(eventGuests)
      .where(inArray(eventGuests.eventId, ids))
      .groupBy(eventGuests.eventId),
  );
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** How many events of members are published, past and cancelled ones included. */
export async function countMemberEvents(database: Database) {
  return database.asAnonymous((transaction) => transaction.$count(events, isShown));
}

/** A published event, cancelled and past ones as well. */
export async function findMemberEvent(
  database: Database,
  id: string,
): Promise<MemberEvent | undefined> {
  const [row] = await database.asAnonymous((transaction) =>
    transaction
      .select(SIGNED)
      .from(events)
      .leftJoin(members, eq(members.userId, events.authorId))
      .leftJoin(restaurants, eq(restaurants.id, events.restaurantId))
      .where(and(eq(events.id, id), isShown)),
  );
  if (!row) return undefined;
  return toMemberEvent(row, (await countGuestsOf(database, [id])).get(id) ?? 0);
}

type Wanted = { now: Date; limit: number; cityId?: string };

/** The events to come, of all cities or of one, the next first; not those that are cancelled. */
export async function listEventsToCome(
  database: Database,
  { now, limit, cityId }: Wanted,
): Promise<MemberEvent[]> {
  const rows = await database.asAnonymous((transaction) =>
    transaction
      .select(SIGNED)
      .from(events)
      .leftJoin(members, eq(members.userId, events.authorId))
      .leftJoin(restaurants, eq(restaurants.id, events.restaurantId))
      .where(
        and(
          isShown,
          isNull(events.cancelledAt),
          gt(events.endsAt, now),
          cityId === undefined ? undefined : eq(events.cityId, cityId),
        ),
      )
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(limit),
  );
  const guests = await countGuestsOf(
    database,
    rows.map(({ event }) => event.id),
  );
  return rows.map((row) => toMemberEvent(row, guests.get(row.event.id) ?? 0));
}

/** Published events for search engines: those that are not over, the next first. */
export async function listEventPages(database: Database, now: Date, limit: number) {
  return database.asAnonymous((transaction) =>
    transaction
      .select({ id: events.id, updatedAt: events.updatedAt })
      .from(events)
      .where(and(isShown, isNull(events.cancelledAt), gt(events.endsAt, now)))
      .orderBy(asc(events.startsAt))
      .limit(limit),
  );
}

/** Titles and days of published events by id, for the members who go there. */
export async function listEventTitles(database: Database, ids: string[]) {
  if (ids.length === 0) return [];
  return database.asAnonymous((transaction) =>
    transaction
      .select({ id: events.id, title: events.title, date: events.start })
      .from(events)
      .where(and(inArray(events.id, ids), isShown))
      .orderBy(asc(events.startsAt)),
  );
}

/** An event of a member's own, in any state. */
export async function findOwnEvent(
  database: Database,
  user: VerifiedClaims,
  id: string,
): Promise<OwnEvent | undefined> {
  const [row] = await database.asUser(user, (transaction) =>
    transaction
      .select(AT_PLACE)
      .from(events)
      .leftJoin(restaurants, eq(restaurants.id, events.restaurantId))
      .where(and(eq(events.id, id), eq(events.authorId, user.sub))),
  );
  return row && toOwnEvent(row);
}

/** The events that a member proposed, the newest first. */
export async function readOwnProposals(transaction: Transaction, user: VerifiedClaims) {
  return transaction
    .select({
      id: events.id,
      title: events.title,
      date: events.start,
      status: events.status,
      cancelledAt: events.cancelledAt,
    })
    .from(events)
    .where(eq(events.authorId, user.sub))
    .orderBy(desc(events.createdAt));
}
