import { and, eq, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { deskLocks } from "@/lib/database/schema/desk";
import { members } from "@/lib/database/schema/members";

/** How long an item stays locked for the member of the desk who opened it last. */
const LOCK_MINUTES = 10;

/** Another member of the desk has an item open, until `expiresAt` at the latest. */
export type Lock = { holderName: string; expiresAt: Date };

/** One that lasts longer was taken before the clock was set back. */
export const isLocked = sql`(${deskLocks.expiresAt} > now() and ${deskLocks.expiresAt} <= now() + make_interval(mins => ${LOCK_MINUTES}))`;

async function readLock(
  transaction: Transaction,
  subject: string,
  userId: string,
): Promise<Lock | undefined> {
  const [lock] = await transaction
    .select({ name: members.name, expiresAt: deskLocks.expiresAt })
    .from(deskLocks)
    .leftJoin(members, eq(members.userId, deskLocks.holder))
    .where(and(eq(deskLocks.subject, subject), ne(deskLocks.holder, userId), isLocked));
  return lock && { holderName: lock.name ?? "Someone else", expiresAt: lock.expiresAt };
}

/** Who else has an item open at this moment. */
export async function findLock(database: Database, subject: string, userId: string) {
  return database.asOwner((transaction) => readLock(transaction, subject, userId));
}

/** Locks an item for the user who opens it and releases the user's other locks; returns the lock of another user, which stays. */
export async function openItem(database: Database, subject: string, holder: string) {
  return database.asOwner(async (transaction) => {
    await transaction
      .delete(deskLocks)
      .where(and(eq(deskLocks.holder, holder), ne(deskLocks.subject, subject)));
    const expiresAt = sql`now() + make_interval(mins => ${LOCK_MINUTES})`;
    await transaction
      .insert(deskLocks)
      .values({ subject, holder, expiresAt })
      .onConflictDoUpdate({
        target: deskLocks.subject,
        set: { holder, expiresAt },
        setWhere: sql`${deskLocks.holder} = ${holder} or not ${isLocked}`,
      });
    return readLock(transaction, subject, holder);
  });
}
