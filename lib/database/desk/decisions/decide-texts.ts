import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { writeAudit, type Actor } from "@/lib/database/desk/audit";
import { decide } from "@/lib/database/desk/decisions/decide";
import { subjectOf } from "@/lib/desk/queues";
import { readSubject, removeSubject } from "@/lib/database/desk/decisions/subjects";
import { messages, reports } from "@/lib/database/schema/contributions";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";

const isOpen = (id: number) => and(eq(reports.id, id), eq(reports.status, "open"));

/** Dismisses a report: its subject stays. Returns the subject and the sender of the report. */
export async function dismissReport(database: Database, actor: Actor, id: number, reason?: string) {
  return decide(database, {
    actor,
    action: "report.dismiss",
    subject: subjectOf("reports", String(id)),
    reason,
    async carryOut(transaction) {
      const dismissed = await transaction
        .update(reports)
        .set({ status: "dismissed" })
        .where(isOpen(id))
        .returning({ subject: reports.subject, userId: reports.userId });
      const [report] = dismissed;
      if (!report) return undefined;
      const result = { subject: report.subject, reporters: [report.userId] };
      return { before: { status: "open" }, after: { status: "dismissed" }, result };
    },
  });
}

/**
 * Removes the subject of a report from its page, and upholds every open report of it. Returns the subject, the page that showed it
 * (undefined where it was removed already), and who reported it.
 */
export async function upholdReport(database: Database, actor: Actor, id: number, reason: string) {
  const action = "report.uphold";
  return decide(database, {
    actor,
    action,
    subject: subjectOf("reports", String(id)),
    reason,
    async carryOut(transaction) {
      const [report] = await transaction
        .update(reports)
        .set({ status: "upheld" })
        .where(isOpen(id))
        .returning();
      if (!report) return undefined;
      const subject = await readSubject(transaction, report.subject);
      if (subject) await removeSubject(transaction, report.subject);
      const others = await transaction
        .update(reports)
        .set({ status: "upheld" })
        .where(and(eq(reports.subject, report.subject), eq(reports.status, "open")))
        .returning({ id: reports.id, userId: reports.userId });
      const before = { subject: report.subject, status: subject?.status ?? "gone" };
      const after = { subject: report.subject, status: "removed" };
      for (const other of others)
        await writeAudit(transaction, {
          actor,
          action,
          subject: subjectOf("reports", String(other.id)),
          before,
          after,
          reason,
        });
      const reporters = [report, ...others].map(({ userId }) => userId);
      return { before, after, result: { subject: report.subject, page: subject, reporters } };
    },
  });
}

/** Publishes a review that waits, with its photos, or removes both; returns where it is shown. */
export async function decideReview(
  database: Database,
  actor: Actor,
  id: string,
  status: "published" | "removed",
  reason?: string,
) {
  return decide(database, {
    actor,
    action: status === "published" ? "review.publish" : "review.remove",
    subject: subjectOf("reviews", id),
    reason,
    async carryOut(transaction) {
      const [review] = await transaction
        .update(reviews)
        .set({ status, previous: null, replaced: sql`${reviews.previous}` })
        .where(and(eq(reviews.id, id), eq(reviews.status, "waiting")))
        .returning();
      if (review)
        await transaction
          .update(photos)
          .set({ status })
          .where(and(eq(photos.reviewId, id), eq(photos.status, "waiting")));
      return (
        review && {
          before: { status: "waiting" },
          after: { status },
          result: { ...review, memberSlug: review.userId },
        }
      );
    },
  });
}

/** Marks a message as answered, or as one that needs no answer. `answer`: what was sent, for the audit log. */
export async function decideMessage(
  database: Database,
  actor: Actor,
  id: number,
  status: "answered" | "closed",
  answer?: string,
) {
  return decide(database, {
    actor,
    action: status === "answered" ? "message.answer" : "message.close",
    subject: subjectOf("messages", String(id)),
    async carryOut(transaction) {
      const decided = await transaction
        .update(messages)
        .set({ status })
        .where(and(eq(messages.id, id), eq(messages.status, "open")))
        .returning({ id: messages.id });
      if (decided.length === 0) return undefined;
      const after = { status, ...(answer && { answer }) };
      return { before: { status: "open" }, after, result: undefined };
    },
  });
}
