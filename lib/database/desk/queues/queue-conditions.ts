import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { SUBJECT_PREFIXES } from "@/lib/database/desk/queues/items";
import { claims } from "@/lib/database/schema/claims";
import { posts, topics } from "@/lib/database/schema/community";
import { events } from "@/lib/database/schema/events";
import { listings, messages, reports, suggestions } from "@/lib/database/schema/contributions";
import { isLocked } from "@/lib/database/desk/queues/locks";
import { deskLocks } from "@/lib/database/schema/desk";
import { questions } from "@/lib/database/schema/questions";
import { reviews } from "@/lib/database/schema/reviews";
import type { QueueFilter, WaitState } from "@/lib/desk/queue-filter";
import type { Queue } from "@/lib/desk/queues";

const isNull = (column: PgColumn) => sql`${column} is null`;
const isNotNull = (column: PgColumn) => sql`${column} is not null`;

const bySender = (userId: PgColumn) => ({ account: isNotNull(userId), visitor: isNull(userId) });

const opensTopic = sql`exists (select from ${topics} t where t.id = ${posts.topicId} and t.created_at = ${posts.createdAt})`;
const isOwned = sql`exists (select from ${claims} o where o.restaurant_id = ${claims.restaurantId} and o.status = 'accepted')`;

/** Conditions by kind of item, as the filters name the kinds. */
const KIND_CONDITIONS: Readonly<Record<Queue, Readonly<Record<string, SQL>>>> = {
  listings: bySender(listings.userId),
  corrections: { facts: eq(suggestions.kind, "facts"), closed: eq(suggestions.kind, "closed") },
  claims: { first: sql`not ${isOwned}`, owned: isOwned },
  reports: Object.fromEntries(
    ["review", "photo", "dish", "tip", "topic", "post", "reply", "event"].map((kind) => [
      kind,
      sql`${reports.subject} like ${`${kind}:%`}`,
    ]),
  ),
  reviews: { new: isNull(reviews.previous), edit: isNotNull(reviews.previous) },
  photos: {},
  posts: {
    topic: opensTopic,
    reply: sql`not ${opensTopic} and ${posts.previous} is null`,
    edit: isNotNull(posts.previous),
  },
  events: { new: isNull(events.previous), edit: isNotNull(events.previous) },
  messages: bySender(messages.userId),
};

/** What is asked about the items of a queue. */
type Items = { queue: Queue; id: PgColumn; at: PgColumn };

function stateCondition({ queue, id }: Items, state: WaitState, userId: string | undefined) {
  const subject = sql`${`${SUBJECT_PREFIXES[queue]}:`} || ${id}::text`;
  const isHeld = sql`exists (select from ${deskLocks} where ${deskLocks.subject} = ${subject}
    and ${isLocked} and ${deskLocks.holder} is distinct from ${userId ?? null}::uuid)`;
  const hasQuestion = (isAnswered: boolean) =>
    sql`exists (select from ${questions} q where q.subject = ${subject}
      and (q.answered_at is not null) = ${isAnswered})`;
  switch (state) {
    case "held":
      return isHeld;
    case "open":
      return sql`not ${isHeld}`;
    case "asked":
      return hasQuestion(false);
    case "answered":
      return sql`${hasQuestion(true)} and not ${hasQuestion(false)}`;
  }
}

/** The conditions of a filter on a queue's items; `userId` is the user who looks, whose own open item does not count as held. */
export function filterConditions(
  items: Items,
  { kind, state, days }: QueueFilter,
  userId: string | undefined,
) {
  return and(
    kind ? KIND_CONDITIONS[items.queue][kind] : undefined,
    state && stateCondition(items, state, userId),
    days ? sql`${items.at} <= now() - make_interval(days => ${days})` : undefined,
  );
}
