import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { suspensions } from "@/lib/database/schema/suspensions";
import type { Suspension } from "@/lib/moderation/suspension";

/** Not lifted and not over, as chard.is_suspended() has it. */
export const IS_ACTIVE_SUSPENSION = and(
  isNull(suspensions.liftedAt),
  sql`(${suspensions.endsAt} is null or ${suspensions.endsAt} > now())`,
);

/** The suspension of an account that lasts longest; undefined for one that may write. */
export async function readSuspension(
  transaction: Transaction,
  userId: string,
): Promise<Suspension | undefined> {
  const [row] = await transaction
    .select({ reason: suspensions.reason, endsAt: suspensions.endsAt })
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), IS_ACTIVE_SUSPENSION))
    .orderBy(desc(sql`coalesce(${suspensions.endsAt}, 'infinity')`))
    .limit(1);
  return row && { reason: row.reason, endsAt: row.endsAt ?? undefined };
}

/** The same for the account of this request. */
export async function findSuspension(database: Database, user: VerifiedClaims) {
  return database.asUser(user, (transaction) => readSuspension(transaction, user.sub));
}
