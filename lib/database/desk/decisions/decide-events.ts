import { and, eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { decide } from "@/lib/database/desk/decisions/decide";
import { subjectOf } from "@/lib/desk/queues";
import { events } from "@/lib/database/schema/events";

const WAITING = { status: "waiting" };

const isWaiting = (id: string) => and(eq(events.id, id), eq(events.status, "waiting"));

/**
 * Publishes an event that waits; returns it with what was published before, if it was an edit: for guests and calendars that is a
 * change.
 */
export async function publishEvent(database: Database, actor: Actor, id: string) {
  return decide(database, {
    actor,
    action: "event.publish",
    subject: subjectOf("events", id),
    async carryOut(transaction) {
      const [known] = await transaction.select().from(events).where(isWaiting(id)).for("update");
      if (!known) return undefined;
      const { previous, sequence } = known;
      const [event] = await transaction
        .update(events)
        .set({
          status: "published",
          previous: null,
          replaced: previous,
          updatedAt: new Date(),
          ...((previous || sequence > 0) && { sequence: sequence + 1 }),
        })
        .where(eq(events.id, id))
        .returning();
      return {
        before: WAITING,
        after: { status: "published" },
        result: { event: event!, previous },
      };
    },
  });
}

/** Removes an event that waits. What was published before an edit stays beside it, for an undo. */
export async function removeEvent(database: Database, actor: Actor, id: string, reason: string) {
  return decide(database, {
    actor,
    action: "event.remove",
    subject: subjectOf("events", id),
    reason,
    async carryOut(transaction) {
      const [event] = await transaction
        .update(events)
        .set({ status: "removed" })
        .where(isWaiting(id))
        .returning();
      return event && { before: WAITING, after: { status: "removed" }, result: { event } };
    },
  });
}
