import { and, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { sourceOf } from "@/lib/database/desk/queue-records/queue-sources";
import { subjectOf } from "@/lib/desk/queues";
import { hasWords, isSender, isWaitingIn } from "@/lib/database/desk/queues/queue-conditions";
import { shownTitle, type Waiting } from "@/lib/database/desk/queues/queues";
import { readStates } from "@/lib/database/desk/queues/wait-states";
import { executeRows } from "@/lib/database/execute-rows";
import { members } from "@/lib/database/schema/members";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { Queue } from "@/lib/desk/queues";
import type { DeskArea } from "@/lib/desk/roles";
import { searchWords } from "@/lib/desk/search-words";

/** What of a queue has the words, the oldest first, and how many items do. */
export type FoundInQueue = { queue: Queue; total: number; waiting: Waiting[] };

type Search = {
  queues: readonly Queue[];
  text: string;
  /** How many of each queue are returned. */
  limit: number;
  /** The member of the desk who looks. */
  userId: string | undefined;
  /** The area of a regional editor. */
  area?: DeskArea | undefined;
};

type Row = Omit<Waiting, "at" | "state"> & { queue: Queue; at: Date | string; total: number };

function partOf(queue: Queue, { text, limit, area }: Search) {
  const { table, id, at, title, detail, restaurantId } = sourceOf(queue);
  const restaurant = restaurantId
    ? sql`join ${restaurants} on ${restaurants.id} = ${restaurantId}`
    : sql``;
  return sql`(select ${queue} as queue, ${id}::text as id, ${title} as title, ${detail} as detail,
      ${at} as at, count(*) over ()::int as total
    from ${table} ${restaurant} left join ${members} on ${isSender(queue)}
    where ${and(isWaitingIn(queue, area), hasWords(queue, text))}
    order by ${at}, ${id} limit ${limit})`;
}

/** What waits in some queues and has every word of a text (P14.520); queues without any are left out. */
export async function findWaiting(database: Database, search: Search): Promise<FoundInQueue[]> {
  const { queues, text, userId } = search;
  if (searchWords(text).length === 0) return [];
  return database.asOwner(async (transaction) => {
    const parts = queues.map((queue) => partOf(queue, search));
    const rows = await executeRows<Row>(transaction, sql.join(parts, sql` union all `));
    const subjects = rows.map(({ queue, id }) => subjectOf(queue, id));
    const states = await readStates(transaction, subjects, userId);
    return queues.flatMap((queue) => {
      const found = rows.filter((row) => row.queue === queue);
      const [first] = found;
      const waiting = found.map(({ id, title, detail, at }) => ({
        id,
        title: shownTitle(queue, title),
        detail,
        at: new Date(at),
        state: states.get(subjectOf(queue, id)) ?? {},
      }));
      return first ? [{ queue, total: first.total, waiting }] : [];
    });
  });
}
