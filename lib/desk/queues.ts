import { QUEUE_TABLE } from "@/lib/desk/queues/queue-table";
import type { QueueWords } from "@/lib/desk/queues/queue-words";
import type { Role } from "@/lib/desk/roles";

export type Queue = keyof typeof QUEUE_TABLE;

/** What the desk decides on, in the order of its tabs (P14.73). */
export const QUEUES = Object.keys(QUEUE_TABLE) as Queue[];

export const wordsOf = (queue: Queue): QueueWords => QUEUE_TABLE[queue];

/** Why an item of a queue is refused, in words for its sender. */
export const reasonsOf = (queue: Queue) => wordsOf(queue).refusal?.reasons ?? [];

/** How many items of a queue, and entries of the log, are on one page. */
export const ITEMS_PER_PAGE = 25;

/** Editors and moderators decide on facts; only moderators on texts and accounts (P14.70). */
export function queuesOf(role: Role): readonly Queue[] {
  return role === "moderator" ? QUEUES : QUEUES.filter((queue) => wordsOf(queue).isForEditors);
}

/** The queue of a role that a path names. */
export function findQueue(role: Role, text: string): Queue | undefined {
  return queuesOf(role).find((queue) => queue === text);
}

/** What the audit log calls an item of a queue: "listing:…". */
export const subjectOf = (queue: Queue, id: string) => `${wordsOf(queue).subject}:${id}`;

/** The queue of "listing"; undefined for what no queue has. */
export const queueOfSubject = (kind: string) =>
  QUEUES.find((queue) => wordsOf(queue).subject === kind);

/** The number of a page in a query: 1 for anything that is none. */
export function pageNumber(text: unknown) {
  return typeof text === "string" && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
