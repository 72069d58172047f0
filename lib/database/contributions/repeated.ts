import { gt, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "@/lib/database/database";

/** The same text of the same sender is the same press for so long: sent twice, or again on a slow connection (P14.735). */
export const REPEAT_MINUTES = 10;

export const isRecent = (createdAt: PgColumn): SQL =>
  gt(createdAt, sql`now() - make_interval(mins => ${REPEAT_MINUTES})`);

/** Until the transaction ends, no other one of the same key goes on from here: the second of two requests sees what the first added. */
export async function takeTurns(transaction: Transaction, key: string) {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
}
