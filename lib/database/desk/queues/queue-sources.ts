import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { BOTH_NAMES } from "@/lib/database/both-names";
import { claims } from "@/lib/database/schema/claims";
import { posts, topics } from "@/lib/database/schema/community";
import { events } from "@/lib/database/schema/events";
import { listings, messages, reports, suggestions } from "@/lib/database/schema/contributions";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";
import { members } from "@/lib/database/schema/members";
import { containing } from "@/lib/database/like-pattern";
import { searchWords } from "@/lib/desk/search-words";
import type { Queue } from "@/lib/desk/queues";

const arrayOfValues = (column: PgColumn) => sql`jsonb_path_query_array(${column}, '$.*')`;

/** The values of an object of texts, without its names; a subquery for each row would take three times as long. */
const valuesOf = (column: PgColumn) => sql`replace(${arrayOfValues(column)}::text, '\\"', '"')`;

/** What a queue consists of, and what its rows say. `restaurantId` names the restaurant whose name is the title. */
export const SOURCES: Record<
  Queue,
  {
    table: PgTable;
    id: PgColumn;
    at: PgColumn;
    isWaiting: SQL;
    title: SQL;
    detail: SQL;
    restaurantId?: PgColumn;
    /** The account that sent an item. */
    senderId: PgColumn;
    /** What an item says beside its title. */
    texts: readonly SQL[];
  }
> = {
  listings: {
    table: listings,
    id: listings.token,
    at: listings.createdAt,
    isWaiting: eq(listings.status, "review"),
    title: sql`${listings.name}`,
    detail: sql`${listings.address}`,
    senderId: listings.userId,
    texts: [sql`${listings.address}`, sql`${listings.description}`, valuesOf(listings.details)],
  },
  corrections: {
    table: suggestions,
    id: suggestions.id,
    at: suggestions.createdAt,
    isWaiting: eq(suggestions.status, "open"),
    title: BOTH_NAMES,
    detail: sql`case ${suggestions.kind} when 'closed' then 'Closed for good'
      else 'Changes: ' || jsonb_array_length(${arrayOfValues(suggestions.facts)}) end`,
    restaurantId: suggestions.restaurantId,
    senderId: suggestions.userId,
    texts: [sql`${suggestions.evidence}`, valuesOf(suggestions.facts)],
  },
  claims: {
    table: claims,
    id: claims.id,
    at: claims.createdAt,
    isWaiting: eq(claims.status, "open"),
    title: BOTH_NAMES,
    detail: sql`left(${claims.evidence}, 80)`,
    restaurantId: claims.restaurantId,
    senderId: claims.userId,
    texts: [sql`${claims.evidence}`, sql`${claims.email}`],
  },
  reports: {
    table: reports,
    id: reports.id,
    at: reports.createdAt,
    isWaiting: eq(reports.status, "open"),
    title: sql`${reports.reason}`,
    detail: sql`initcap(split_part(${reports.subject}, ':', 1))`,
    senderId: reports.userId,
    texts: [sql`${reports.details}`],
  },
  reviews: {
    table: reviews,
    id: reviews.id,
    at: reviews.createdAt,
    isWaiting: sql`${reviews.status} = 'waiting'`,
    title: sql`${reviews.title}`,
    detail: BOTH_NAMES,
    restaurantId: reviews.restaurantId,
    senderId: reviews.authorId,
    texts: [sql`${reviews.content}`],
  },
  photos: {
    table: photos,
    id: photos.id,
    at: photos.createdAt,
    // Those of a review or a listing wait with it.
    isWaiting: sql`${photos.status} = 'waiting' and ${photos.reviewId} is null and ${photos.restaurantId} is not null`,
    title: BOTH_NAMES,
    detail: sql`${photos.description}`,
    restaurantId: photos.restaurantId,
    senderId: photos.userId,
    texts: [sql`${photos.description}`],
  },
  posts: {
    table: posts,
    id: posts.id,
    at: posts.createdAt,
    isWaiting: sql`${posts.status} = 'waiting'`,
    // The id of a sample, which is replaced by its title below.
    title: sql`coalesce((select t.title from ${topics} t where t.id = ${posts.topicId}), ${posts.topicId})`,
    detail: sql`left(${posts.text}, 80)`,
    senderId: posts.authorId,
    texts: [sql`${posts.text}`],
  },
  events: {
    table: events,
    id: events.id,
    at: events.createdAt,
    isWaiting: eq(events.status, "waiting"),
    title: sql`${events.title}`,
    detail: sql`${events.city} || ', ' || left(${events.start}, 10)`,
    senderId: events.authorId,
    texts: [
      sql`${events.text}`,
      sql`${events.address}`,
      sql`${events.country}`,
      sql`${events.link}`,
    ],
  },
  messages: {
    table: messages,
    id: messages.id,
    at: messages.createdAt,
    isWaiting: eq(messages.status, "open"),
    title: sql`${messages.name}`,
    detail: sql`left(${messages.message}, 80)`,
    senderId: messages.userId,
    texts: [sql`${messages.message}`, sql`${messages.email}`],
  },
};

/** The sender of an item of a queue, if that has a public name. */
export const isSender = (queue: Queue) => eq(members.userId, SOURCES[queue].senderId);

/**
 * Whether what an item of a queue says, its sender's public name and its number have every word of a text between them. The members
 * are joined as the items' senders.
 */
export function hasWords(queue: Queue, text: string) {
  const { id, title, detail, texts } = SOURCES[queue];
  const said = [title, detail, ...texts, sql`${members.name}`, sql`${id}::text`];
  const all = sql`concat_ws(' ', ${sql.join(said, sql`, `)})`;
  const patterns = searchWords(text).map((word) => sql`${containing(word)}`);
  return patterns.length > 0
    ? sql`${all} ilike all (array[${sql.join(patterns, sql`, `)}])`
    : undefined;
}
