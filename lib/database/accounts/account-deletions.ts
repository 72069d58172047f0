import { and, eq, gt, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { findDeletionOrder, writeAudit } from "@/lib/database/desk/audit";
import { FORMER_MEMBER } from "@/lib/forum/deleted";
import { reviewReplies } from "@/lib/database/schema/claims";
import { posts, topics } from "@/lib/database/schema/community";
import { dishes, dishMarks } from "@/lib/database/schema/dishes";
import { events } from "@/lib/database/schema/events";
import { listings, messages, reports, suggestions } from "@/lib/database/schema/contributions";
import { accountDeletions } from "@/lib/database/schema/members";
import { photos } from "@/lib/database/schema/photos";
import { questions } from "@/lib/database/schema/questions";
import { reviews } from "@/lib/database/schema/reviews";
import { tips } from "@/lib/database/schema/tips";

const DAYS_TO_CANCEL = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** When accounts that are due are deleted each day, UTC, beside the start of a server. */
export const DELETIONS_AT = "04:30";

/** Who says in the log that a deletion was carried out. */
const SITE = { id: null, name: "The site" };

export type ReviewsChoice = "delete" | "anonymize";

/** Marks an account to be deleted in seven days (P14.61), unless it is due already; returns when. */
export async function requestDeletion(
  database: Database,
  userId: string,
  choice: ReviewsChoice,
  now: Date,
) {
  const dueAt = new Date(now.getTime() + DAYS_TO_CANCEL * DAY_MS);
  const rows = await database.asOwner((transaction) =>
    transaction
      .insert(accountDeletions)
      .values({ userId, reviews: choice, dueAt })
      .onConflictDoUpdate({
        target: accountDeletions.userId,
        set: { reviews: choice, dueAt },
        setWhere: gte(accountDeletions.dueAt, now),
      })
      .returning(),
  );
  return rows[0]?.dueAt ?? now;
}

/** The account stays, unless its deletion is due; returns whether it stays. */
export async function cancelDeletion(database: Database, userId: string, now: Date) {
  await database.asOwner((transaction) =>
    transaction
      .delete(accountDeletions)
      .where(and(eq(accountDeletions.userId, userId), gt(accountDeletions.dueAt, now))),
  );
  return !(await isToBeDeleted(database, userId));
}

/** Whether an account is still to be deleted. */
export async function isToBeDeleted(database: Database, userId: string) {
  return database.asOwner(
    async (transaction) =>
      (await transaction.$count(accountDeletions, eq(accountDeletions.userId, userId))) > 0,
  );
}

/** Reviews, posts and events stay unsigned; an event that was never published is deleted. */
async function anonymize(transaction: Transaction, userId: string) {
  await transaction
    .update(reviews)
    .set({ authorId: null, userId: "", userName: FORMER_MEMBER, userAvatar: null })
    .where(eq(reviews.authorId, userId));
  await transaction
    .delete(events)
    .where(and(eq(events.authorId, userId), eq(events.status, "waiting"), isNull(events.previous)));
}

/** A topic's first post stays, unsigned, where others have answered it, and a dish where others have eaten it. */
async function deleteTexts(transaction: Transaction, userId: string) {
  await transaction.delete(reviews).where(eq(reviews.authorId, userId));
  await transaction.delete(tips).where(eq(tips.authorId, userId));
  await transaction.delete(reviewReplies).where(eq(reviewReplies.authorId, userId));
  await transaction.delete(events).where(eq(events.authorId, userId));
  await transaction.execute(sql`
    delete from ${dishes} d where d.author_id = ${userId} and not exists (
      select from ${dishMarks} m where m.dish_id = d.id and m.kind = 'ate' and m.user_id <> ${userId})`);
  await transaction.execute(sql`
    delete from ${topics} t where t.author_id = ${userId} and not exists (
      select from ${posts} p where p.topic_id = t.id and p.author_id is distinct from ${userId})`);
  await transaction.execute(sql`
    delete from ${posts} p where p.author_id = ${userId} and not exists (
      select from ${topics} t where t.id = p.topic_id and t.author_id = ${userId} and p.id = (
        select f.id from ${posts} f where f.topic_id = t.id order by f.created_at, f.id limit 1))`);
}

/** A photo whose files nothing names any more; `id` is what the files are named by, `width` is in pixels. */
export type UnusedPhoto = { id: string; width: number };

/** The same picture uploaded twice has the same files: those of others stay. */
async function deletePhotos(transaction: Transaction, userId: string): Promise<UnusedPhoto[]> {
  const deleted = await transaction
    .delete(photos)
    .where(eq(photos.userId, userId))
    .returning({ id: photos.hash, width: photos.width });
  if (deleted.length === 0) return [];
  const hashes = deleted.map(({ id }) => id);
  const used = await transaction
    .select({ id: photos.hash })
    .from(photos)
    .where(inArray(photos.hash, hashes));
  return deleted.filter(({ id }) => used.every((other) => other.id !== id));
}

async function deleteRecords(transaction: Transaction, userId: string, choice: ReviewsChoice) {
  const unused = await deletePhotos(transaction, userId);
  if (choice === "delete") await deleteTexts(transaction, userId);
  else await anonymize(transaction, userId);
  for (const table of [listings, suggestions, questions, messages, reports])
    await transaction.delete(table).where(eq(table.userId, userId));
  return unused;
}

/** For embedded accounts; rows that still refer to the account are deleted with it. */
async function deleteEmbeddedUser(transaction: Transaction, userId: string) {
  await transaction.execute(
    sql`delete from auth.outbox where recipient = (select email from auth.users where id = ${userId})`,
  );
  await transaction.execute(sql`delete from auth.users where id = ${userId}`);
}

type Deletion = {
  deleteUser?: ((userId: string) => Promise<void>) | undefined;
  deleteFiles?: (unused: UnusedPhoto[]) => Promise<void>;
  prepareFarewell?: (
    userId: string,
    order: { reason: string; isUnsigned: boolean },
  ) => Promise<(() => void) | undefined>;
};

/** Deletes an account; the log says so where the desk or a command had ordered it, and with a reason the member is told. */
async function deleteAccount(
  database: Database,
  { userId, reviews: choice }: typeof accountDeletions.$inferSelect,
  { deleteUser, deleteFiles, prepareFarewell }: Deletion,
  failures: unknown[],
) {
  const order = await database.asOwner((transaction) => findDeletionOrder(transaction, userId));
  const tell =
    order?.reason &&
    (await prepareFarewell?.(userId, {
      reason: order.reason,
      isUnsigned: choice === "anonymize",
    }));
  const unused = await database.asOwner(async (transaction) => {
    const gone = await deleteRecords(transaction, userId, choice);
    if (!deleteUser) await deleteEmbeddedUser(transaction, userId);
    return gone;
  });
  // Files that stay have no record any more: the daily job removes them.
  await deleteFiles?.(unused).catch((error: unknown) => failures.push(error));
  await deleteUser?.(userId);
  if (order) {
    const entry = { actor: SITE, action: "account.deleted", subject: order.subject };
    await database.asOwner((transaction) => writeAudit(transaction, entry));
  }
  if (tell) tell();
}

/**
 * Deletes the accounts whose seven days are over (P14.61), each in a transaction of its own; returns how many. `deleteUser` deletes
 * an account that a service keeps; the embedded ones are deleted here. `deleteFiles` gets the deleted photos. `prepareFarewell`
 * reads what a deletion takes along, and returns what tells the former member of it. One that fails stays due, and the error is
 * thrown once all were tried.
 */
export async function deleteDueAccounts(database: Database, now: Date, deletion: Deletion = {}) {
  const due = await database.asOwner((transaction) =>
    transaction.select().from(accountDeletions).where(lte(accountDeletions.dueAt, now)),
  );
  const failures: unknown[] = [];
  for (const account of due)
    await deleteAccount(database, account, deletion, failures).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0) throw new AggregateError(failures, "Accounts could not be deleted.");
  return due.length;
}
