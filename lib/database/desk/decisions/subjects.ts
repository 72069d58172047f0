import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "@/lib/database/database";
import { reviewReplies } from "@/lib/database/schema/claims";
import { posts, topics } from "@/lib/database/schema/community";
import { dishes } from "@/lib/database/schema/dishes";
import { events } from "@/lib/database/schema/events";
import { readReviewPhotos, toReviewPhoto } from "@/lib/database/reviews/review-photos";
import { photos } from "@/lib/database/schema/photos";
import { reviews } from "@/lib/database/schema/reviews";
import { tips } from "@/lib/database/schema/tips";
import type { ReviewPhoto } from "@/lib/restaurants/types";

/** What a report is about, as it is now. */
export type Subject = {
  kind: string;
  text: string;
  status: string;
  /** The restaurant, the topic or the event whose page shows it. */
  restaurantId?: string;
  topicId?: string;
  eventId?: string;
  /** The photo that is meant, or those of a review. */
  photos?: ReviewPhoto[];
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Found = Omit<Subject, "kind"> | undefined;

const READERS: Record<string, (transaction: Transaction, id: string) => Promise<Found>> = {
  async review(transaction, id) {
    const [row] = await transaction.select().from(reviews).where(eq(reviews.id, id));
    if (!row) return undefined;
    const shown = await readReviewPhotos(transaction, id);
    return { ...row, text: `${row.title}\n${row.content}`, photos: shown };
  },
  async post(transaction, id) {
    if (!UUID.test(id)) return undefined;
    const [row] = await transaction.select().from(posts).where(eq(posts.id, id));
    return row;
  },
  async topic(transaction, id) {
    const [row] = await transaction.select().from(topics).where(eq(topics.id, id));
    return row && { text: row.title, status: row.status, topicId: row.id };
  },
  async reply(transaction, id) {
    const [row] = await transaction
      .select({
        text: reviewReplies.text,
        status: reviewReplies.status,
        restaurantId: reviews.restaurantId,
      })
      .from(reviewReplies)
      .innerJoin(reviews, eq(reviews.id, reviewReplies.reviewId))
      .where(eq(reviewReplies.reviewId, id));
    return row;
  },
  async dish(transaction, id) {
    if (!UUID.test(id)) return undefined;
    const [row] = await transaction.select().from(dishes).where(eq(dishes.id, id));
    if (!row) return undefined;
    const { name, request, status, restaurantId } = row;
    return { text: request ? `${name}\n${request}` : name, status, restaurantId };
  },
  async tip(transaction, id) {
    if (!UUID.test(id)) return undefined;
    const [row] = await transaction.select().from(tips).where(eq(tips.id, id));
    return row;
  },
  async event(transaction, id) {
    const [row] = await transaction.select().from(events).where(eq(events.id, id));
    return row && { text: `${row.title}\n${row.text}`, status: row.status, eventId: row.id };
  },
  async photo(transaction, id) {
    if (!UUID.test(id)) return undefined;
    const [row] = await transaction.select().from(photos).where(eq(photos.id, id));
    if (!row?.restaurantId) return undefined;
    const { description: text, status, restaurantId } = row;
    return { text, status, restaurantId, photos: [toReviewPhoto(row)] };
  },
};

/** Splits "review:12". */
function partsOf(subject: string) {
  const colon = subject.indexOf(":");
  return { kind: subject.slice(0, colon), id: subject.slice(colon + 1) };
}

/** The subject of a report; undefined where it was removed, or is of an unknown kind. */
export async function readSubject(
  transaction: Transaction,
  subject: string,
): Promise<Subject | undefined> {
  const { kind, id } = partsOf(subject);
  const found = await READERS[kind]?.(transaction, id);
  if (!found) return undefined;
  const { text, status, restaurantId, topicId, eventId, photos: shown = [] } = found;
  return {
    kind,
    text,
    status,
    ...(restaurantId && { restaurantId }),
    ...(topicId && { topicId }),
    ...(eventId && { eventId }),
    ...(shown.length > 0 && { photos: shown }),
  };
}

const TABLES: Record<string, { table: PgTable & { status: PgColumn }; id: PgColumn }> = {
  review: { table: reviews, id: reviews.id },
  post: { table: posts, id: posts.id },
  topic: { table: topics, id: topics.id },
  reply: { table: reviewReplies, id: reviewReplies.reviewId },
  dish: { table: dishes, id: dishes.id },
  tip: { table: tips, id: tips.id },
  photo: { table: photos, id: photos.id },
  event: { table: events, id: events.id },
};

async function setStatus(transaction: Transaction, subject: string, status: string) {
  const { kind, id } = partsOf(subject);
  const target = TABLES[kind];
  if (!target) return;
  const isIt: SQL = eq(target.id, id);
  await transaction.update(target.table).set({ status }).where(isIt);
  if (kind !== "post") return;
  // A topic is removed with its first post.
  await transaction.execute(sql`
    update ${topics} t set status = ${status} from ${posts} p
    where p.id = ${id} and t.id = p.topic_id and t.created_at = p.created_at`);
}

/** Takes what a report names off its page; it stays in the database. */
export async function removeSubject(transaction: Transaction, subject: string) {
  await setStatus(transaction, subject, "removed");
}

/** Gives what was removed after a report the status that it had; returns whose page shows it. */
export async function restoreSubject(transaction: Transaction, subject: string, status: string) {
  await setStatus(transaction, subject, status);
  const restored = await readSubject(transaction, subject);
  if (!restored) return undefined;
  const { restaurantId, topicId, eventId } = restored;
  return {
    ...(restaurantId && { restaurantId }),
    ...(topicId && { topicId }),
    ...(eventId && { eventId }),
  };
}
