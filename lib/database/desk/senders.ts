import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { listings, suggestions } from "@/lib/database/schema/contributions";
import { members } from "@/lib/database/schema/members";

/** Who sent something: what moderators may know of an account. */
export type Sender = {
  name: string | undefined;
  slug: string | undefined;
  /** When the account was made. */
  since: Date | undefined;
  /** How many of its listings and corrections were accepted, and how many not. */
  accepted: number;
  refused: number;
};

/** The sender of something; undefined for somebody without an account. */
export async function readSender(
  transaction: Transaction,
  userId: string | null,
): Promise<Sender | undefined> {
  if (userId === null) return undefined;
  const [member] = await transaction.select().from(members).where(eq(members.userId, userId));
  const [account] = await executeRows<{ since: Date | string | null }>(
    transaction,
    sql`select created_at as since from auth.users where id = ${userId}`,
  );
  const count = (table: typeof listings | typeof suggestions, status: string) =>
    transaction.$count(table, and(eq(table.userId, userId), sql`${table.status} = ${status}`));
  return {
    name: member?.name,
    slug: member?.slug,
    since: account?.since ? new Date(account.since) : undefined,
    accepted: (await count(listings, "published")) + (await count(suggestions, "accepted")),
    refused: (await count(listings, "refused")) + (await count(suggestions, "refused")),
  };
}
