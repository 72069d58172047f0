import { and, eq, sql } from "drizzle-orm";
import { containing } from "@/lib/database/like-pattern";
import { sourceOf } from "@/lib/database/desk/queue-records/queue-sources";
import type { Database } from "@/lib/database/database";
import { isFound } from "@/lib/database/desk/area";
import { isLocked } from "@/lib/database/desk/queues/locks";
import { deskLocks } from "@/lib/database/schema/desk";
import { members } from "@/lib/database/schema/members";
import { questions } from "@/lib/database/schema/questions";
import type { QueueFilter, WaitState } from "@/lib/desk/queue-filter";
import { subjectOf, type Queue } from "@/lib/desk/queues";
import type { DeskArea } from "@/lib/desk/roles";
import { searchWords } from "@/lib/desk/search-words";

/** The sender of an item of a queue, if that has a public name. */
export const isSender = (queue: Queue) => eq(members.userId, sourceOf(queue).senderId);

/**
 * Whether what an item of a queue says, its sender's public name and its number have every word of a text between them. The members
 * are joined as the items' senders.
 */
export function hasWords(queue: Queue, text: string) {
  const { id, title, detail, texts } = sourceOf(queue);
  const said = [title, detail, ...texts, sql`${members.name}`, sql`${id}::text`];
  const all = sql`concat_ws(' ', ${sql.join(said, sql`, `)})`;
  const patterns = searchWords(text).map((word) => sql`${containing(word)}`);
  return patterns.length > 0
    ? sql`${all} ilike all (array[${sql.join(patterns, sql`, `)}])`
    : undefined;
}

/** Whether an item of a queue is in an area. */
const isItemIn = (queue: Queue, area: DeskArea) => sourceOf(queue).isIn?.(area) ?? sql`false`;

/** Whether an item of a queue waits, everywhere or in an area. */
export const isWaitingIn = (queue: Queue, area: DeskArea | undefined) =>
  and(sourceOf(queue).isWaiting, area && isItemIn(queue, area));

/** Whether an area has an item of a queue, decided or not. */
export async function hasItem(database: Database, area: DeskArea, queue: Queue, id: string) {
  const { table, id: column } = sourceOf(queue);
  return isFound(
    database,
    sql`${table}`,
    sql`${column}::text = ${id} and ${isItemIn(queue, area)}`,
  );
}

function stateCondition(queue: Queue, state: WaitState, userId: string | undefined) {
  const { id } = sourceOf(queue);
  const subject = sql`${subjectOf(queue, "")} || ${id}::text`;
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
  queue: Queue,
  { text, kind, state, days }: QueueFilter,
  userId: string | undefined,
) {
  const { at, kinds } = sourceOf(queue);
  return and(
    text ? hasWords(queue, text) : undefined,
    kind ? kinds[kind] : undefined,
    state && stateCondition(queue, state, userId),
    days ? sql`${at} <= now() - make_interval(days => ${days})` : undefined,
  );
}
