import { and, eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { listings, suggestions } from "@/lib/database/schema/contributions";
import { posts } from "@/lib/database/schema/community";
import { dishes } from "@/lib/database/schema/dishes";
import { events } from "@/lib/database/schema/events";
import { members } from "@/lib/database/schema/members";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";
import { tips } from "@/lib/database/schema/tips";
import { suspensions } from "@/lib/database/schema/suspensions";

/** Who sent something: what moderators may know of an account. */
export type Sender = {
  id: string;
  name: string | undefined;
  slug: string | undefined;
  /** When the account was made. */
  since: Date | undefined;
  /** How many of its listings and corrections were accepted, and how many not. */
  accepted: number;
  refused: number;
  /** How many reviews, photos, dishes, tips, posts and events it wrote, and how many of them moderators removed. */
  written: number;
  removed: number;
  suspensions: number;
};

/** The sender of something; undefined for a sender without an account. */
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
  const written: [PgTable & { status: PgColumn }, PgColumn][] = [
    [reviews, reviews.authorId],
    [photos, photos.userId],
    [dishes, dishes.authorId],
    [tips, tips.authorId],
    [posts, posts.authorId],
    [events, events.authorId],
  ];
  let writtenCount = 0;
  let removedCount = 0;
  for (const [table, owner] of written) {
    const isOwn = eq(owner, userId);
    writtenCount += await transaction.$count(table, isOwn);
    removedCount += await transaction.$count(table, and(isOwn, eq(table.status, "removed")));
  }
  return {
    id: userId,
    name: member?.name,
    slug: member?.slug,
    since: account?.since ? new Date(account.since) : undefined,
    accepted: (await count(listings, "published")) + (await count(suggestions, "accepted")),
    refused: (await count(listings, "refused")) + (await count(suggestions, "refused")),
    written: writtenCount,
    removed: removedCount,
    suspensions: await transaction.$count(suspensions, eq(suspensions.userId, userId)),
  };
}
