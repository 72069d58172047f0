import { and, eq, ne, sql } from "drizzle-orm";
import { readContent } from "@/lib/database/contributions/contents";
import { readSubject, restoreSubject, type Subject } from "@/lib/database/desk/decisions/subjects";
import { toNumber } from "@/lib/database/desk/queue-records/columns";
import type { SourceOf } from "@/lib/database/desk/queue-records/queue-source";
import { reopen, type Reversal } from "@/lib/database/desk/queue-records/reopen";
import { readSender, type Sender } from "@/lib/database/desk/queues/senders";
import { reports } from "@/lib/database/schema/contributions";

const isAbout = (kind: string) => sql`${reports.subject} like ${`${kind}:%`}`;

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

type Contents = {
  report: typeof reports.$inferSelect;
  subject: Subject | undefined;
  /** The restaurant, the topic or the city that it is about, by name. */
  about: string | undefined;
  /** Who wrote it or took it. */
  author: Sender | undefined;
  others: number;
};

export const REPORTS: SourceOf<"reports", Contents> = {
  table: reports,
  id: reports.id,
  at: reports.createdAt,
  isWaiting: eq(reports.status, "open"),
  title: sql`${reports.reason}`,
  detail: sql`initcap(split_part(${reports.subject}, ':', 1))`,
  senderId: reports.userId,
  texts: [sql`${reports.details}`],
  kinds: {
    review: isAbout("review"),
    photo: isAbout("photo"),
    dish: isAbout("dish"),
    tip: isAbout("tip"),
    topic: isAbout("topic"),
    post: isAbout("post"),
    reply: isAbout("reply"),
    event: isAbout("event"),
  },
  async read(transaction, id) {
    const isIt = eq(reports.id, toNumber(id));
    const [report] = await transaction.select().from(reports).where(isIt);
    if (!report) return undefined;
    const isOther = and(
      eq(reports.subject, report.subject),
      eq(reports.status, "open"),
      ne(reports.id, report.id),
    );
    const subject = await readSubject(transaction, report.subject);
    const content = await readContent(transaction, report.subject);
    const author = await readSender(transaction, content?.authorId ?? null);
    const others = await transaction.$count(reports, isOther);
    const about = content?.about || undefined;
    return {
      contents: { queue: "reports", report, subject, about, author, others },
      userId: report.userId,
      at: report.createdAt,
      isWaiting: report.status === "open",
    };
  },
  reversals: {
    dismiss: reopen(reports, reports.id, { from: "dismissed", to: "open" }),
    uphold: reopenUpheld,
  },
};
