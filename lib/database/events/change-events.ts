import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { isRecent, takeTurns } from "@/lib/database/contributions/repeated";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { toFacts, type EventRow } from "@/lib/database/events/event-rows";
import { freeSlug } from "@/lib/database/free-slug";
import { SAMPLE_IDS } from "@/lib/database/sample-files";
import { cities } from "@/lib/database/schema/cities";
import { events } from "@/lib/database/schema/events";
import { restaurants } from "@/lib/database/schema/restaurants";
import { instantOf } from "@/lib/events/local-time";
import { RESERVED_SLUGS } from "@/lib/events/slug";
import type { EventFacts } from "@/lib/events/types";
import { titleSlug } from "@/lib/forum/slug";

/** Events that wait, or were removed, have their slugs, too. */
const SLUGS = {
  table: events,
  column: events.id,
  reserved: [...SAMPLE_IDS.events, ...RESERVED_SLUGS],
};

/** The columns of facts; their times were checked. */
function toColumns(facts: EventFacts) {
  const at = (local: string) => instantOf(local, facts.timeZone) ?? new Date(`${local}Z`);
  return { ...facts, startsAt: at(facts.start), endsAt: at(facts.end) };
}

/** The same of facts from some time ago: the restaurant or the city may be listed no more. */
const toFormerColumns = (facts: EventFacts) => ({
  ...toColumns(facts),
  restaurantId: sql`(select r.id from ${restaurants} r where r.id = ${facts.restaurantId})`,
  cityId: sql`(select c.id from ${cities} c where c.id = ${facts.cityId})`,
});

const isSame = (a: EventFacts, b: EventFacts) =>
  (Object.keys(b) as (keyof EventFacts)[]).every((name) => a[name] === b[name]);

/** What the member proposed a moment ago: there may be one like it at another place. */
async function findRepeated(transaction: Transaction, { sub }: VerifiedClaims, facts: EventFacts) {
  const proposed = await transaction
    .select()
    .from(events)
    .where(
      and(
        eq(events.authorId, sub),
        eq(events.title, facts.title),
        ne(events.status, "removed"),
        isRecent(events.createdAt),
      ),
    );
  return proposed.find((event) => isSame(toFacts(event), facts))?.id;
}

/** Adds an event that waits for the desk, of a member with a public record; returns its id. One that is sent twice is added once. */
export async function addEvent(database: Database, user: VerifiedClaims, facts: EventFacts) {
  return database.asOwner(async (transaction) => {
    // Two members may choose one title at once.
    await takeTurns(transaction, "events");
    const repeated = await findRepeated(transaction, user, facts);
    if (repeated) return repeated;
    const id = await freeSlug(transaction, titleSlug(facts.title, "event"), SLUGS);
    await transaction.insert(events).values({ ...toColumns(facts), id, authorId: user.sub });
    return id;
  });
}

/** An event before and after a change; `isShown`: everyone sees the change. */
export type ChangedEvent = { before: EventFacts; after: EventRow; isShown: boolean };

async function lockOwn(transaction: Transaction, { sub }: VerifiedClaims, id: string) {
  const isOwn = and(eq(events.id, id), eq(events.authorId, sub), ne(events.status, "removed"));
  const [event] = await transaction
    .select()
    .from(events)
    .where(and(isOwn, isNull(events.cancelledAt)))
    .for("update");
  return event;
}

/**
 * Changes a member's own event. A published one stays so, or waits for the desk with what was published; one that waits goes on waiting.
 * Undefined for an event that is not the member's, is cancelled or was removed; "over" for one that has ended; "same" where nothing is different.
 */
export async function changeEvent(
  database: Database,
  user: VerifiedClaims,
  id: string,
  facts: EventFacts,
  status: "published" | "waiting",
  now = new Date(),
): Promise<ChangedEvent | "same" | "over" | undefined> {
  return database.asOwner(async (transaction) => {
    const event = await lockOwn(transaction, user, id);
    if (!event) return undefined;
    if (event.endsAt < now) return "over";
    const before = toFacts(event);
    if (isSame(before, facts)) return "same";
    const isPublished = event.status === "published";
    const isShown = isPublished && status === "published";
    const [after] = await transaction
      .update(events)
      .set({
        ...toColumns(facts),
        replaced: null,
        updatedAt: now,
        ...(isShown && { sequence: event.sequence + 1 }),
        ...(isPublished && !isShown && { status: "waiting" as const, previous: before }),
      })
      .where(eq(events.id, id))
      .returning();
    return { before, after: after!, isShown };
  });
}

/**
 * Cancels a member's own event. One that was never published is deleted; of one whose edit waits what was published before is shown
 * as cancelled. Undefined as for `changeEvent`; "over" for an event that has ended.
 */
export async function cancelEvent(
  database: Database,
  user: VerifiedClaims,
  id: string,
  now = new Date(),
): Promise<EventRow | "deleted" | "over" | undefined> {
  return database.asOwner(async (transaction) => {
    const event = await lockOwn(transaction, user, id);
    if (!event) return undefined;
    const isHidden = event.status === "waiting" && event.previous === null;
    if (isHidden && event.sequence === 0) {
      await transaction.delete(events).where(eq(events.id, id));
      return "deleted";
    }
    if (event.endsAt < now) return "over";
    const [cancelled] = await transaction
      .update(events)
      .set({
        ...(event.previous && toFormerColumns(event.previous)),
        previous: null,
        replaced: null,
        // Its publication was undone: the desk decides whether everyone reads it.
        status: isHidden ? "waiting" : "published",
        cancelledAt: now,
        updatedAt: now,
        sequence: event.sequence + 1,
      })
      .where(eq(events.id, id))
      .returning();
    return cancelled;
  });
}
