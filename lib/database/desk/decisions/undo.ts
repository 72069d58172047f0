import { and, desc, eq, gt, isNull, like, notLike, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "@/lib/database/database";
import { lastDecision, writeAudit, type Actor, type AuditEntry } from "@/lib/database/desk/audit";
import {
  reverseApproval,
  reverseCorrection,
  reverseMergedListing,
} from "@/lib/database/desk/decisions/reverse-facts";
import { restoreSubject } from "@/lib/database/desk/decisions/subjects";
import { claims } from "@/lib/database/schema/claims";
import { posts, topics } from "@/lib/database/schema/community";
import { events } from "@/lib/database/schema/events";
import { listings, messages, reports, suggestions } from "@/lib/database/schema/contributions";
import { auditLog } from "@/lib/database/schema/desk";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";

/** For how long a decision can be undone by its author. */
export const UNDO_MINUTES = 10;

const UNDONE = "decision.undo";

/** What the page of a restaurant, topic or event shows differently after a reversal. */
export type Reversed = { restaurantId?: string; topicId?: string; eventId?: string };

type Reversal = (
  transaction: Transaction,
  id: string,
  entry: AuditEntry,
) => Promise<Reversed | undefined>;

type StatusTable = PgTable & { status: PgColumn };

/** Puts an item back into its queue, if it is still as the decision left it. */
function reopen(
  table: StatusTable,
  idColumn: PgColumn,
  { from, to }: { from: string; to: string },
  where?: { restaurantId?: PgColumn; topicId?: PgColumn; eventId?: PgColumn },
): Reversal {
  return async (transaction, id) => {
    const columns = { ...where, status: table.status };
    const rows = await transaction
      .update(table)
      .set({ status: to })
      .where(and(sql`${idColumn}::text = ${id}`, eq(table.status, from)))
      .returning(columns);
    const [row] = rows as ({ status: string } & Reversed)[];
    if (!row) return undefined;
    const { restaurantId, topicId, eventId } = row;
    return {
      ...(restaurantId && { restaurantId }),
      ...(topicId && { topicId }),
      ...(eventId && { eventId }),
    };
  };
}

const wasNotDecidedAlone = sql`not exists (select from ${auditLog} a where a.subject = 'photo:' || ${photos.id})`;

/** A review and its photos wait again; photos that were removed on their own stay removed. */
function reopenReview(from: "published" | "removed"): Reversal {
  const reopenText = reopen(
    reviews,
    reviews.id,
    { from, to: "waiting" },
    { restaurantId: reviews.restaurantId },
  );
  return async (transaction, id, entry) => {
    const reversed = await reopenText(transaction, id, entry);
    if (!reversed) return undefined;
    await transaction
      .update(photos)
      .set({ status: "waiting" })
      .where(and(eq(photos.reviewId, id), eq(photos.status, from), wasNotDecidedAlone));
    return reversed;
  };
}

/** A listing and its photos wait again; photos that were removed on their own stay removed. */
const reopenListing: Reversal = async (transaction, id, entry) => {
  const reopenIt = reopen(listings, listings.token, { from: "refused", to: "review" });
  const reversed = await reopenIt(transaction, id, entry);
  if (!reversed) return undefined;
  await transaction
    .update(photos)
    .set({ status: "waiting" })
    .where(and(eq(photos.listingToken, id), eq(photos.status, "removed"), wasNotDecidedAlone));
  return reversed;
};

/** A post waits again, and with a first post its topic. */
function reopenPost(from: "published" | "removed"): Reversal {
  const reopenText = reopen(posts, posts.id, { from, to: "waiting" }, { topicId: posts.topicId });
  return async (transaction, id, entry) => {
    const reversed = await reopenText(transaction, id, entry);
    if (!reversed) return undefined;
    await transaction.execute(sql`
      update ${topics} t set status = 'waiting' from ${posts} p
      where p.id::text = ${id} and t.id = p.topic_id and t.created_at = p.created_at and t.status = ${from}`);
    return reversed;
  };
}

/** What was removed after a report is shown again, and every report that was decided with it waits again. */
const reopenUpheld: Reversal = async (transaction, id, { before }) => {
  const { subject, status } = Object(before) as { subject?: string; status?: string };
  if (!subject || !status) return undefined;
  const reopened = await transaction
    .update(reports)
    .set({ status: "open" })
    .where(and(eq(reports.subject, subject), eq(reports.status, "upheld")))
    .returning({ id: sql<string>`${reports.id}::text` });
  if (!reopened.some((report) => report.id === id)) return undefined;
  return restoreSubject(transaction, subject, status);
};

const reopenPhoto = (from: "published" | "removed"): Reversal => {
  const reopenIt = reopen(
    photos,
    photos.id,
    { from, to: "waiting" },
    { restaurantId: photos.restaurantId },
  );
  return async (transaction, id, entry) => {
    const isAlone = and(sql`${photos.id}::text = ${id}`, isNull(photos.reviewId));
    return (await transaction.$count(photos, isAlone)) > 0
      ? reopenIt(transaction, id, entry)
      : undefined;
  };
};

const reopenEvent = (from: "published" | "removed") =>
  reopen(events, events.id, { from, to: "waiting" }, { eventId: events.id });

/** How each decision of a queue is undone, by its action in the audit log. */
const REVERSALS: Readonly<Record<string, Reversal>> = {
  "listing.approve": reverseApproval,
  "listing.merge": reverseMergedListing,
  "listing.refuse": reopenListing,
  "suggestion.take": reverseCorrection,
  "suggestion.refuse": reopen(
    suggestions,
    suggestions.id,
    { from: "refused", to: "open" },
    { restaurantId: suggestions.restaurantId },
  ),
  "claim.accept": reopen(claims, claims.id, { from: "accepted", to: "open" }),
  "claim.refuse": reopen(claims, claims.id, { from: "refused", to: "open" }),
  "report.dismiss": reopen(reports, reports.id, { from: "dismissed", to: "open" }),
  "report.uphold": reopenUpheld,
  "review.publish": reopenReview("published"),
  "review.remove": reopenReview("removed"),
  "photo.publish": reopenPhoto("published"),
  "photo.remove": reopenPhoto("removed"),
  "post.publish": reopenPost("published"),
  "post.remove": reopenPost("removed"),
  "event.publish": reopenEvent("published"),
  "event.remove": reopenEvent("removed"),
  "message.answer": reopen(messages, messages.id, { from: "answered", to: "open" }),
  "message.close": reopen(messages, messages.id, { from: "closed", to: "open" }),
};

/** Whether its author can still undo a decision. */
export function isUndoable(entry: AuditEntry | undefined, actorId: string, now: Date) {
  if (!entry || entry.actor !== actorId || !REVERSALS[entry.action]) return false;
  return now.getTime() - entry.at.getTime() < UNDO_MINUTES * 60_000;
}

/**
 * Undoes the last decision on a subject ("listing:…"), within ten minutes and by its author. Undefined where it cannot be
 * undone any more: then nothing has changed.
 */
export async function undoDecision(
  database: Database,
  actor: Actor & { id: string },
  subject: string,
  now = new Date(),
): Promise<Reversed | undefined> {
  return database.asOwner(async (transaction) => {
    const entry = await lastDecision(transaction, subject);
    if (!entry || !isUndoable(entry, actor.id, now)) return undefined;
    const id = subject.slice(subject.indexOf(":") + 1);
    const reversed = await REVERSALS[entry.action]?.(transaction, id, entry);
    if (!reversed) return undefined;
    await writeAudit(transaction, {
      actor,
      action: UNDONE,
      subject,
      before: entry.after,
      after: entry.before,
    });
    return reversed;
  });
}

/** The decisions of a user in the last ten minutes that are not undone, the newest first. */
export async function listUndoable(database: Database, actorId: string, limit: number) {
  const isLast = sql`not exists (select from ${auditLog} later where later.subject = ${auditLog.subject} and later.id > ${auditLog.id})`;
  const entries = await database.asOwner((transaction) =>
    transaction
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.actor, actorId),
          gt(auditLog.at, sql`now() - make_interval(mins => ${UNDO_MINUTES})`),
          like(auditLog.subject, "%:%"),
          notLike(auditLog.action, UNDONE),
          isLast,
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(limit),
  );
  return entries.filter(({ action }) => REVERSALS[action]);
}
