import { and, asc, count, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "@/lib/database/database";
import { subjectOf } from "@/lib/database/desk/items";
import { filterConditions } from "@/lib/database/desk/queue-conditions";
import { readStates, type ItemState } from "@/lib/database/desk/wait-states";
import { executeRows } from "@/lib/database/execute-rows";
import { sampleTopic } from "@/lib/database/samples";
import { claims } from "@/lib/database/schema/claims";
import { containing } from "@/lib/database/like-pattern";
import { posts, topics } from "@/lib/database/schema/community";
import { listings, messages, reports, suggestions } from "@/lib/database/schema/contributions";
import { photos } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import type { QueueFilter } from "@/lib/desk/queue-filter";
import type { Queue } from "@/lib/desk/queues";

/** What waits for a decision, as its queue lists it. */
export type Waiting = { id: string; title: string; detail: string; at: Date; state: ItemState };

/** What a queue consists of, and what its rows say. `restaurantId` names the restaurant whose name is the title. */
const SOURCES: Record<
  Queue,
  {
    table: PgTable;
    id: PgColumn;
    at: PgColumn;
    isWaiting: SQL;
    title: SQL;
    detail: SQL;
    restaurantId?: PgColumn;
  }
> = {
  listings: {
    table: listings,
    id: listings.token,
    at: listings.createdAt,
    isWaiting: eq(listings.status, "review"),
    title: sql`${listings.name}`,
    detail: sql`${listings.address}`,
  },
  corrections: {
    table: suggestions,
    id: suggestions.id,
    at: suggestions.createdAt,
    isWaiting: eq(suggestions.status, "open"),
    title: sql`${restaurants.name}`,
    detail: sql`case ${suggestions.kind} when 'closed' then 'Closed for good'
      else 'Changes: ' || (select count(*) from jsonb_object_keys(${suggestions.facts})) end`,
    restaurantId: suggestions.restaurantId,
  },
  claims: {
    table: claims,
    id: claims.id,
    at: claims.createdAt,
    isWaiting: eq(claims.status, "open"),
    title: sql`${restaurants.name}`,
    detail: sql`left(${claims.evidence}, 80)`,
    restaurantId: claims.restaurantId,
  },
  reports: {
    table: reports,
    id: reports.id,
    at: reports.createdAt,
    isWaiting: eq(reports.status, "open"),
    title: sql`${reports.reason}`,
    detail: sql`initcap(split_part(${reports.subject}, ':', 1))`,
  },
  reviews: {
    table: reviews,
    id: reviews.id,
    at: reviews.createdAt,
    isWaiting: sql`${reviews.status} = 'waiting'`,
    title: sql`${reviews.title}`,
    detail: sql`${restaurants.name}`,
    restaurantId: reviews.restaurantId,
  },
  photos: {
    table: photos,
    id: photos.id,
    at: photos.createdAt,
    // Those of a review or a listing wait with it.
    isWaiting: sql`${photos.status} = 'waiting' and ${photos.reviewId} is null and ${photos.restaurantId} is not null`,
    title: sql`${restaurants.name}`,
    detail: sql`${photos.description}`,
    restaurantId: photos.restaurantId,
  },
  posts: {
    table: posts,
    id: posts.id,
    at: posts.createdAt,
    isWaiting: sql`${posts.status} = 'waiting'`,
    // Of a sample the id, for which its title is put below.
    title: sql`coalesce((select t.title from ${topics} t where t.id = ${posts.topicId}), ${posts.topicId})`,
    detail: sql`left(${posts.text}, 80)`,
  },
  messages: {
    table: messages,
    id: messages.id,
    at: messages.createdAt,
    isWaiting: eq(messages.status, "open"),
    title: sql`${messages.name}`,
    detail: sql`left(${messages.message}, 80)`,
  },
};

/** How many wait in each of the queues, and since when the oldest does. */
export async function countQueues(database: Database, queues: readonly Queue[]) {
  const parts = queues.map((queue) => {
    const { table, at, isWaiting } = SOURCES[queue];
    return sql`select ${queue} as queue, count(*)::int as count, min(${at}) as oldest from ${table} where ${isWaiting}`;
  });
  const rows = await database.asOwner((transaction) =>
    executeRows<{ queue: Queue; count: number; oldest: Date | string | null }>(
      transaction,
      sql.join(parts, sql` union all `),
    ),
  );
  return rows.map(({ queue, count, oldest }) => ({
    queue,
    count,
    oldest: oldest === null ? undefined : new Date(oldest),
  }));
}

/** Whoever looks at a queue, and what they look for. */
type Look = { filter?: QueueFilter; userId?: string | undefined };

type Part = Look & { offset: number; limit: number };

/** Some of those that wait in a queue and pass a filter, the oldest first. */
export async function listWaiting(
  database: Database,
  queue: Queue,
  part: Part,
): Promise<Waiting[]> {
  return database.asOwner((transaction) => readWaiting(transaction, queue, part));
}

/** How many wait in a queue and pass a filter. */
export async function countMatching(database: Database, queue: Queue, look: Look) {
  const { table, restaurantId } = SOURCES[queue];
  return database.asOwner(async (transaction) => {
    const from = transaction.select({ value: count() }).from(table).$dynamic();
    const joined = restaurantId
      ? from.innerJoin(restaurants, eq(restaurants.id, restaurantId))
      : from;
    const [row] = await joined.where(passes(queue, look));
    return row?.value ?? 0;
  });
}

function passes(queue: Queue, { filter = {}, userId }: Look) {
  const { id, at, isWaiting, title, detail } = SOURCES[queue];
  const pattern = filter.text && containing(filter.text);
  return and(
    isWaiting,
    pattern ? sql`(${title} ilike ${pattern} or ${detail} ilike ${pattern})` : undefined,
    filterConditions({ queue, id, at }, filter, userId),
  );
}

async function readWaiting(
  transaction: Transaction,
  queue: Queue,
  { offset, limit, ...look }: Part,
): Promise<Waiting[]> {
  const { table, id, at, title, detail, restaurantId } = SOURCES[queue];
  const named = {
    id: sql<string>`${id}::text`,
    title: sql<string>`${title}`,
    detail: sql<string>`${detail}`,
    at,
  };
  const from = transaction.select(named).from(table).$dynamic();
  const joined = restaurantId
    ? from.innerJoin(restaurants, eq(restaurants.id, restaurantId))
    : from;
  const rows = await joined
    .where(passes(queue, look))
    .orderBy(asc(at), asc(id))
    .limit(limit)
    .offset(offset);
  const waiting = rows as Omit<Waiting, "state">[];
  const subject = (item: { id: string }) => subjectOf(queue, item.id);
  const states = await readStates(transaction, waiting.map(subject), look.userId);
  return waiting.map((item) => ({
    ...item,
    title: queue === "posts" ? (sampleTopic(item.title)?.title ?? item.title) : item.title,
    state: states.get(subject(item)) ?? {},
  }));
}
