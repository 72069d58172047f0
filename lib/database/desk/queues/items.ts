import type { Database } from "@/lib/database/database";
import { readQuestions, type Question } from "@/lib/database/contributions/questions";
import { lastDecision, type AuditEntry } from "@/lib/database/desk/audit";
import type { Read } from "@/lib/database/desk/queue-records/queue-source";
import { QUEUE_SOURCES } from "@/lib/database/desk/queue-records/queue-sources";
import { readSender, type Sender } from "@/lib/database/desk/queues/senders";
import { subjectOf, type Queue } from "@/lib/desk/queues";

type Found = Awaited<ReturnType<(typeof QUEUE_SOURCES)[Queue]["read"]>>;

/** One item of the desk with what a decision needs to know. */
export type DeskItem = NonNullable<Found>["contents"] &
  Pick<Read<object>, "at" | "isWaiting" | "place"> & {
    sender: Sender | undefined;
    /** The account that sent it. */
    senderId: string | null;
    /** Where a sender without an account can be written to. */
    senderEmail: string | null;
    /** The last decision on it. */
    decision: AuditEntry | undefined;
    /** What its sender was asked, the oldest first. */
    questions: Question[];
  };

export type ItemOf<Name extends Queue> = Extract<DeskItem, { queue: Name }>;

/** One item of a queue, decided or not; undefined where there is none. */
export async function findItem(
  database: Database,
  queue: Queue,
  id: string,
): Promise<DeskItem | undefined> {
  return database.asOwner(async (transaction) => {
    const read: Found = await QUEUE_SOURCES[queue].read(transaction, id);
    if (!read) return undefined;
    const { contents, userId, senderEmail = null, ...facts } = read;
    const subject = subjectOf(queue, id);
    return {
      ...contents,
      ...facts,
      sender: await readSender(transaction, userId),
      senderId: userId,
      senderEmail,
      decision: facts.isWaiting ? undefined : await lastDecision(transaction, subject),
      questions: await readQuestions(transaction, subject),
    };
  });
}
