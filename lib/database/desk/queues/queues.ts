import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { sourceOf } from "@/lib/database/desk/queue-records/queue-sources";
import { subjectOf } from "@/lib/desk/queues";
import {
  filterConditions,
  isSender,
  isWaitingIn,
} from "@/lib/database/desk/queues/queue-conditions";
import { readStates, type ItemState } from "@/lib/database/desk/queues/wait-states";
import { executeRows } from "@/lib/database/execute-rows";
import { members } from "@/lib/database/schema/members";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { QueueFilter } from "@/lib/desk/queue-filter";
import type { Queue } from "@/lib/desk/queues";
import type { DeskArea } from "@/lib/desk/roles";

/** What waits for a decision, as its queue lists it. */
export type Waiting = { id: string; title: string; detail: string; at: Date; state: ItemState };

/** A title as people read it. */
export const shownTitle = (queue: Queue, title: string) =>
  sourceOf(queue).titleOf?.(title) ?? title;

/** How many wait in each of the queues, everywhere or in an area, and since when the oldest does. */
export async function countQueues(
  database: Database,
  queues: readonly Queue[],
  area?: DeskArea | undefined,
) {
  const parts = queues.map((queue) => {
    const { table, at } = sourceOf(queue);
    return sql`select ${queue} as queue, count(*)::int as count, min(${at}) as oldest from ${table} where ${isWaitingIn(queue, area)}`;
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

/** The user who looks at a queue, the user's area, and the filter. */
type QueueView = {
  filter?: QueueFilter;
  userId?: string | undefined;
  area?: DeskArea | undefined;
};

type Part = QueueView & { offset: number; limit: number };

/** Some of those that wait in a queue and pass a filter, the oldest first. */
export async function listWaiting(
  database: Database,
  queue: Queue,
  part: Part,
): Promise<Waiting[]> {
  return database.asOwner((transaction) => readWaiting(transaction, queue, part));
}

/** How many wait in a queue and pass a filter. */
export async function countMatching(database: Database, queue: Queue, view: QueueView) {
  const { table, restaurantId } = sourceOf(queue);
  return database.asOwner(async (transaction) => {
    const from = transaction.select({ value: count() }).from(table).$dynamic();
    const joined = restaurantId
      ? from.innerJoin(restaurants, eq(restaurants.id, restaurantId))
      : from;
    const [row] = await joined.leftJoin(members, isSender(queue)).where(passes(queue, view));
    return row?.value ?? 0;
  });
}

const passes = (queue: Queue, { filter = {}, userId, area }: QueueView) =>
  and(isWaitingIn(queue, area), filterConditions(queue, filter, userId));

async function readWaiting(
  transaction: Transaction,
  queue: Queue,
  { offset, limit, ...view }: Part,
): Promise<Waiting[]> {
  const { table, id, at, title, detail, restaurantId } = sourceOf(queue);
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
    .leftJoin(members, isSender(queue))
    .where(passes(queue, view))
    .orderBy(asc(at), asc(id))
    .limit(limit)
    .offset(offset);
  const waiting = rows as Omit<Waiting, "state">[];
  const subject = (item: { id: string }) => subjectOf(queue, item.id);
  const states = await readStates(transaction, waiting.map(subject), view.userId);
  return waiting.map((item) => ({
    ...item,
    title: shownTitle(queue, item.title),
    state: states.get(subject(item)) ?? {},
  }));
}
