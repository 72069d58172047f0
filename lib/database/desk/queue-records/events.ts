import { eq, sql } from "drizzle-orm";
import { isNotNull, isNull } from "@/lib/database/desk/queue-records/columns";
import type { SourceOf } from "@/lib/database/desk/queue-records/queue-source";
import { reopen } from "@/lib/database/desk/queue-records/reopen";
import { eventGuests } from "@/lib/database/schema/community";
import { events } from "@/lib/database/schema/events";

/** The desk sees again what an edit replaced. */
const takeBackPublication = reopen(
  events,
  events.id,
  {
    from: "published",
    to: "waiting",
    before: { previous: sql`${events.replaced}`, replaced: sql`null` },
  },
  { eventId: events.id },
);

const takeBackRemoval = reopen(
  events,
  events.id,
  { from: "removed", to: "waiting" },
  { eventId: events.id },
);

type Contents = { event: typeof events.$inferSelect; guests: number };

export const EVENTS: SourceOf<"events", Contents> = {
  table: events,
  id: events.id,
  at: events.createdAt,
  isWaiting: eq(events.status, "waiting"),
  title: sql`${events.title}`,
  detail: sql`${events.city} || ', ' || left(${events.start}, 10)`,
  senderId: events.authorId,
  texts: [sql`${events.text}`, sql`${events.address}`, sql`${events.country}`, sql`${events.link}`],
  kinds: { new: isNull(events.previous), edit: isNotNull(events.previous) },
  async read(transaction, id) {
    const [event] = await transaction.select().from(events).where(eq(events.id, id));
    if (!event) return undefined;
    const guests = await transaction.$count(eventGuests, eq(eventGuests.eventId, id));
    return {
      contents: { queue: "events", event, guests },
      userId: event.authorId,
      at: event.createdAt,
      isWaiting: event.status === "waiting",
    };
  },
  reversals: { publish: takeBackPublication, remove: takeBackRemoval },
};
