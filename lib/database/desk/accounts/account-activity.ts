import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { BOTH_NAMES } from "@/lib/database/both-names";
import type { Transaction } from "@/lib/database/database";
import { readRemovals } from "@/lib/database/accounts/removal-reasons";
import { claims, reviewReplies } from "@/lib/database/schema/claims";
import { posts, topics } from "@/lib/database/schema/community";
import { events } from "@/lib/database/schema/events";
import { listings, messages, reports, suggestions } from "@/lib/database/schema/contributions";
import { dishes } from "@/lib/database/schema/dishes";
import { photos } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import { tips } from "@/lib/database/schema/tips";
import type { ActivityItem, ActivityKind } from "@/lib/desk/accounts/types";

const SHOWN = 5;
const SHOWN_REMOVALS = 50;
const LONGEST_TITLE = 80;

type Source = {
  table: PgTable;
  owner: PgColumn;
  id: PgColumn;
  title: PgColumn | SQL;
  /** What it is about or in: a restaurant, a topic. */
  parent?: PgColumn | SQL;
  status: PgColumn;
  at: PgColumn;
};

/** The start of a text. */
const startOf = (text: PgColumn) => sql`left(${text}, ${LONGEST_TITLE})`;

/** The name of the restaurant that something is about. */
const restaurantName = (id: PgColumn) =>
  sql`(select ${BOTH_NAMES} from ${restaurants} where ${restaurants.id} = ${id})`;

const SOURCES = {
  reviews: {
    table: reviews,
    owner: reviews.authorId,
    id: reviews.id,
    title: sql`${reviews.title} || ', ' || ${restaurantName(reviews.restaurantId)}`,
    parent: reviews.restaurantId,
    status: reviews.status,
    at: reviews.createdAt,
  },
  photos: {
    table: photos,
    owner: photos.userId,
    id: photos.id,
    title: sql`concat_ws(', ', ${photos.description}, ${restaurantName(photos.restaurantId)})`,
    parent: photos.restaurantId,
    status: photos.status,
    at: photos.createdAt,
  },
  dishes: {
    table: dishes,
    owner: dishes.authorId,
    id: dishes.id,
    title: sql`${dishes.name} || ', ' || ${restaurantName(dishes.restaurantId)}`,
    parent: dishes.restaurantId,
    status: dishes.status,
    at: dishes.createdAt,
  },
  tips: {
    table: tips,
    owner: tips.authorId,
    id: tips.id,
    title: startOf(tips.text),
    parent: tips.restaurantId,
    status: tips.status,
    at: tips.createdAt,
  },
  listings: {
    table: listings,
    owner: listings.userId,
    id: listings.token,
    title: listings.name,
    status: listings.status,
    at: listings.createdAt,
  },
  corrections: {
    table: suggestions,
    owner: suggestions.userId,
    id: suggestions.id,
    title: restaurantName(suggestions.restaurantId),
    status: suggestions.status,
    at: suggestions.createdAt,
  },
  claims: {
    table: claims,
    owner: claims.userId,
    id: claims.id,
    title: restaurantName(claims.restaurantId),
    status: claims.status,
    at: claims.createdAt,
  },
  replies: {
    table: reviewReplies,
    owner: reviewReplies.authorId,
    id: reviewReplies.reviewId,
    title: startOf(reviewReplies.text),
    parent: sql`(select ${reviews.restaurantId} from ${reviews} where ${reviews.id} = ${reviewReplies.reviewId})`,
    status: reviewReplies.status,
    at: reviewReplies.createdAt,
  },
  topics: {
    table: topics,
    owner: topics.authorId,
    id: topics.id,
    title: topics.title,
    status: topics.status,
    at: topics.createdAt,
  },
  posts: {
    table: posts,
    owner: posts.authorId,
    id: posts.id,
    title: startOf(posts.text),
    parent: posts.topicId,
    status: posts.status,
    at: posts.createdAt,
  },
  events: {
    table: events,
    owner: events.authorId,
    id: events.id,
    title: events.title,
    status: events.status,
    at: events.createdAt,
  },
  messages: {
    table: messages,
    owner: messages.userId,
    id: messages.id,
    title: startOf(messages.message),
    status: messages.status,
    at: messages.createdAt,
  },
  reports: {
    table: reports,
    owner: reports.userId,
    id: reports.id,
    title: reports.reason,
    status: reports.status,
    at: reports.createdAt,
  },
} satisfies Record<ActivityKind, Source>;

async function readNewest(
  transaction: Transaction,
  { table, owner, id, title, parent, status, at }: Source,
  userId: string,
  { where, limit }: { where?: SQL; limit: number },
): Promise<ActivityItem[]> {
  const rows = await transaction
    .select({
      id: sql<string>`${id}::text`,
      title: sql<string>`${title}`,
      parent: parent ? sql<string>`${parent}` : sql<null>`null`,
      status: sql<string>`${status}`,
      at,
    })
    .from(table)
    .where(and(eq(owner, userId), where))
    .orderBy(desc(at), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: row.at as Date }));
}

/** How many of each kind an account wrote and sent, and the newest of each. */
export async function readActivity(transaction: Transaction, userId: string) {
  const activity: { kind: ActivityKind; total: number; newest: ActivityItem[] }[] = [];
  for (const [kind, source] of Object.entries(SOURCES)) {
    const total = await transaction.$count(source.table, eq(source.owner, userId));
    const newest = total > 0 ? await readNewest(transaction, source, userId, { limit: SHOWN }) : [];
    activity.push({ kind: kind as ActivityKind, total, newest });
  }
  return activity;
}

/** What the audit log calls what can be removed: "review:…". */
const REMOVABLE = [
  ["reviews", "review"],
  ["photos", "photo"],
  ["dishes", "dish"],
  ["tips", "tip"],
  ["replies", "reply"],
  ["topics", "topic"],
  ["posts", "post"],
  ["events", "event"],
] as const;

/** What moderators removed of what an account wrote, and why: the newest first. */
export async function readRemoved(transaction: Transaction, userId: string) {
  const removed: (ActivityItem & { kind: ActivityKind; subject: string })[] = [];
  for (const [kind, name] of REMOVABLE) {
    const source = SOURCES[kind];
    const where = sql`${source.status} = 'removed'`;
    const options = { where, limit: SHOWN_REMOVALS };
    for (const item of await readNewest(transaction, source, userId, options))
      removed.push({ ...item, kind, subject: `${name}:${item.id}` });
  }
  const reasons = await readRemovals(
    transaction,
    removed.map(({ subject }) => subject),
  );
  return removed
    .map((item) => ({ ...item, removal: reasons.get(item.subject) }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
}
