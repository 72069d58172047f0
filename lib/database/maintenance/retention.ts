import { and, eq, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "@/lib/database/database";
import { removePageViewsBefore } from "@/lib/database/claims/page-views";
import { claims, reviewReplies } from "@/lib/database/schema/claims";
import { posts, topics } from "@/lib/database/schema/community";
import { events } from "@/lib/database/schema/events";
import { listings, messages, reports, suggestions } from "@/lib/database/schema/contributions";
import { auditLog } from "@/lib/database/schema/desk";
import { dishes } from "@/lib/database/schema/dishes";
import { photos } from "@/lib/database/schema/photos";
import { questions } from "@/lib/database/schema/questions";
import { reviews } from "@/lib/database/schema/reviews";
import { tips } from "@/lib/database/schema/tips";
import { suspensions } from "@/lib/database/schema/suspensions";
import { removeSearchesBefore } from "@/lib/database/maintenance/searches-without-results";

const DAY_MS = 24 * 60 * 60 * 1000;
const COUNT_DAYS = 90;

/** For how many days what was decided is kept. */
export type Retention = { messageDays: number; reportDays: number; decisionDays: number };

/** When something was decided last, at the desk or with a report of it; null where there is no decision. */
const decidedAt = (kind: string, id: PgColumn) => sql`(select max(a.at) from ${auditLog} a
  where a.subject = ${kind}::text || ':' || ${id}
    or (a.action = 'report.uphold' and a.after ->> 'subject' = ${kind}::text || ':' || ${id}))`;

const REMOVABLE: readonly [kind: string, table: PgTable & { status: PgColumn }, id: PgColumn][] = [
  ["photo", photos, photos.id],
  ["dish", dishes, dishes.id],
  ["tip", tips, tips.id],
  ["reply", reviewReplies, reviewReplies.reviewId],
  ["review", reviews, reviews.id],
  ["post", posts, posts.id],
  ["topic", topics, topics.id],
  ["event", events, events.id],
];

/** What was decided on before an instant: who sent it, what was not accepted, and what was removed. */
async function removeDecided(transaction: Transaction, before: Date) {
  const isOld = (kind: string, id: PgColumn) =>
    sql`${decidedAt(kind, id)} < ${before.toISOString()}`;
  const isOldListing = isOld("listing", listings.token);
  await transaction.delete(listings).where(and(eq(listings.status, "refused"), isOldListing));
  await transaction
    .update(listings)
    .set({ userId: null })
    .where(and(eq(listings.status, "published"), isNotNull(listings.userId), isOldListing));
  await transaction
    .delete(suggestions)
    .where(and(ne(suggestions.status, "open"), isOld("suggestion", suggestions.id)));
  await transaction
    .delete(claims)
    .where(and(eq(claims.status, "refused"), isOld("claim", claims.id)));
  await transaction.execute(sql`
    delete from ${questions} q where q.asked_at < ${before.toISOString()} and exists (
      select from ${auditLog} a where a.subject = q.subject and a.action <> 'question.ask' and a.at < ${before.toISOString()})`);
  const endedAt = sql`coalesce(${suspensions.liftedAt}, ${suspensions.endsAt})`;
  await transaction.delete(suspensions).where(sql`${endedAt} < ${before.toISOString()}`);
  for (const [kind, table, id] of REMOVABLE)
    await transaction.delete(table).where(and(eq(table.status, "removed"), isOld(kind, id)));
}

/** What edits of reviews and posts replaced, of decisions before an instant: they cannot be undone any more. */
async function forgetReplacedTexts(transaction: Transaction, before: Date) {
  for (const [kind, table, id] of [
    ["review", reviews, reviews.id],
    ["post", posts, posts.id],
  ] as const)
    await transaction
      .update(table)
      .set({ replaced: null })
      .where(
        and(
          isNotNull(table.replaced),
          sql`not exists (
            select from ${auditLog} a
            where a.subject = ${kind}::text || ':' || ${id} and a.at > ${before.toISOString()})`,
        ),
      );
}

/**
 * Deletes records whose time is over, e-mail addresses of listings a day after the decision; waiting items and the audit log stay
 * (P14.112).
 */
export async function removeOldRecords(
  database: Database,
  { messageDays, reportDays, decisionDays }: Retention,
  now: Date,
) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await removeSearchesBefore(database, before(COUNT_DAYS));
  await removePageViewsBefore(database, before(COUNT_DAYS).toISOString().slice(0, 10));
  await database.asOwner(async (transaction) => {
    // The decision can still be undone for a while.
    await transaction
      .update(listings)
      .set({ senderEmail: null })
      .where(
        sql`${listings.senderEmail} is not null and ${listings.status} <> 'review' and not exists (
          select from ${auditLog} a
          where a.subject = 'listing:' || ${listings.token} and a.at > ${before(1).toISOString()})`,
      );
    await transaction
      .update(events)
      .set({ replaced: null })
      .where(and(isNotNull(events.replaced), lt(events.updatedAt, before(1))));
    await forgetReplacedTexts(transaction, before(1));
    await transaction
      .delete(messages)
      .where(and(ne(messages.status, "open"), lt(messages.createdAt, before(messageDays))));
    await transaction
      .delete(reports)
      .where(and(ne(reports.status, "open"), lt(reports.createdAt, before(reportDays))));
    await removeDecided(transaction, before(decisionDays));
  });
}
