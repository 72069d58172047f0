import { and, eq, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { lastDecision, type AuditEntry } from "@/lib/database/desk/audit";
import { findMovedClaim, type MovedClaim } from "@/lib/database/desk/venues/move-claims";
import { readOwners, type Owner } from "@/lib/database/desk/venues/owners";
import { readElements, type OsmElementRecord } from "@/lib/database/desk/venues/osm-elements";
import { readSender, type Sender } from "@/lib/database/desk/queues/senders";
import { readContent } from "@/lib/database/contributions/contents";
import { readQuestions, type Question } from "@/lib/database/contributions/questions";
import { readSubject, type Subject } from "@/lib/database/desk/decisions/subjects";
import { readListingPhotos } from "@/lib/database/contributions/listings";
import { toRestaurant } from "@/lib/database/records/rows";
import { readReviewPhotos } from "@/lib/database/reviews/review-photos";
import { sampleTopic } from "@/lib/database/samples";
import { claims } from "@/lib/database/schema/claims";
import { eventGuests, posts, topics } from "@/lib/database/schema/community";
import { events } from "@/lib/database/schema/events";
import { listings, messages, reports, suggestions } from "@/lib/database/schema/contributions";
import { photos } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import type { Queue } from "@/lib/desk/queues";
import type { Restaurant, ReviewPhoto } from "@/lib/restaurants/types";

type Of<Table extends { $inferSelect: object }> = Table["$inferSelect"];

/** The topic that a post is in; `isNew` says that the post opens it. */
type PostTopic = { id: string; title: string; isNew: boolean };

type Contents =
  | { queue: "listings"; listing: Of<typeof listings>; photos: ReviewPhoto[] }
  | {
      queue: "corrections";
      suggestion: Of<typeof suggestions>;
      restaurant: Restaurant;
      /** Whether its sender owns the restaurant. */
      isOwners: boolean;
      elements: OsmElementRecord[];
    }
  | {
      queue: "claims";
      claim: Of<typeof claims>;
      restaurant: Restaurant;
      owners: Owner[];
      elements: OsmElementRecord[];
      /** What it was a claim to, before a merge. */
      movedFrom: MovedClaim | undefined;
    }
  | {
      queue: "reports";
      report: Of<typeof reports>;
      subject: Subject | undefined;
      /** The restaurant, the topic or the city that it is about, by name. */
      about: string | undefined;
      /** Who wrote it or took it. */
      author: Sender | undefined;
      others: number;
    }
  | {
      queue: "reviews";
      review: Of<typeof reviews>;
      restaurant: Restaurant;
      photos: ReviewPhoto[];
    }
  | { queue: "photos"; photo: Of<typeof photos>; restaurant: Restaurant }
  | { queue: "posts"; post: Of<typeof posts>; topic: PostTopic }
  | { queue: "events"; event: Of<typeof events>; guests: number }
  | { queue: "messages"; message: Of<typeof messages> };

/** One item of the desk with what a decision needs to know. */
export type DeskItem = Contents & {
  sender: Sender | undefined;
  /** The account that sent it. */
  senderId: string | null;
  isWaiting: boolean;
  /** The last decision on it. */
  decision: AuditEntry | undefined;
  /** What its sender was asked, the oldest first. */
  questions: Question[];
};

/** What the audit log calls the items of a queue: "listing:…". */
export const SUBJECT_PREFIXES: Readonly<Record<Queue, string>> = {
  listings: "listing",
  corrections: "suggestion",
  claims: "claim",
  reports: "report",
  reviews: "review",
  photos: "photo",
  posts: "post",
  events: "event",
  messages: "message",
};

/** The queue of "listing"; undefined for what no queue has. */
export const queueOfSubject = (kind: string) =>
  (Object.keys(SUBJECT_PREFIXES) as Queue[]).find((queue) => SUBJECT_PREFIXES[queue] === kind);

export const subjectOf = (queue: Queue, id: string) => `${SUBJECT_PREFIXES[queue]}:${id}`;

type Read = { contents: Contents; userId: string | null; isWaiting: boolean };

async function findRestaurant(transaction: Transaction, id: string) {
  const rows = await transaction.select().from(restaurants).where(eq(restaurants.id, id));
  return rows.map(toRestaurant)[0];
}

/** The number of a row in a path, or one that no row has. */
const toNumber = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

const READERS: {
  [Name in Queue]: (transaction: Transaction, id: string) => Promise<Read | undefined>;
} = {
  async listings(transaction, id) {
    const [listing] = await transaction.select().from(listings).where(eq(listings.token, id));
    if (!listing) return undefined;
    const shown = await readListingPhotos(transaction, id);
    const contents = { queue: "listings" as const, listing, photos: shown };
    return { contents, userId: listing.userId, isWaiting: listing.status === "review" };
  },
  async corrections(transaction, id) {
    const rows = await transaction
      .select()
      .from(suggestions)
      .where(eq(suggestions.id, toNumber(id)));
    const [suggestion] = rows;
    const restaurant = suggestion && (await findRestaurant(transaction, suggestion.restaurantId));
    if (!suggestion || !restaurant) return undefined;
    const owners = await readOwners(transaction, restaurant.id);
    const isOwners = owners.some(({ userId }) => userId === suggestion.userId);
    const elements = await readElements(transaction, restaurant.id);
    const found = { suggestion, restaurant, isOwners, elements };
    const contents = { queue: "corrections", ...found } as const;
    return { contents, userId: suggestion.userId, isWaiting: suggestion.status === "open" };
  },
  async claims(transaction, id) {
    const [claim] = await transaction
      .select()
      .from(claims)
      .where(sql`${claims.id}::text = ${id}`);
    const restaurant = claim && (await findRestaurant(transaction, claim.restaurantId));
    if (!claim || !restaurant) return undefined;
    const owners = await readOwners(transaction, restaurant.id);
    const elements = await readElements(transaction, restaurant.id);
    const movedFrom = await findMovedClaim(transaction, claim.id);
    const found = { claim, restaurant, owners, elements, movedFrom };
    const contents = { queue: "claims", ...found } as const;
    return { contents, userId: claim.userId, isWaiting: claim.status === "open" };
  },
  async reports(transaction, id) {
    const rows = await transaction
      .select()
      .from(reports)
      .where(eq(reports.id, toNumber(id)));
    const [report] = rows;
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
    const contents = { queue: "reports", report, subject, about, author, others } as const;
    return { contents, userId: report.userId, isWaiting: report.status === "open" };
  },
  async reviews(transaction, id) {
    const [review] = await transaction.select().from(reviews).where(eq(reviews.id, id));
    const restaurant = review && (await findRestaurant(transaction, review.restaurantId));
    if (!review || !restaurant) return undefined;
    const shown = await readReviewPhotos(transaction, id);
    const contents = { queue: "reviews" as const, review, restaurant, photos: shown };
    return { contents, userId: review.authorId, isWaiting: review.status === "waiting" };
  },
  async photos(transaction, id) {
    const [photo] = await transaction
      .select()
      .from(photos)
      .where(sql`${photos.id}::text = ${id}`);
    const restaurant =
      photo?.restaurantId && (await findRestaurant(transaction, photo.restaurantId));
    if (!photo || !restaurant) return undefined;
    const contents = { queue: "photos", photo, restaurant } as const;
    return { contents, userId: photo.userId, isWaiting: photo.status === "waiting" };
  },
  async posts(transaction, id) {
    const isIt = sql`${posts.id}::text = ${id}`;
    const [post] = await transaction.select().from(posts).where(isIt);
    if (!post) return undefined;
    const [own] = await transaction.select().from(topics).where(eq(topics.id, post.topicId));
    const topic = {
      id: post.topicId,
      title: own?.title ?? sampleTopic(post.topicId)?.title ?? post.topicId,
      isNew: own?.createdAt.getTime() === post.createdAt.getTime(),
    };
    const contents = { queue: "posts", post, topic } as const;
    return { contents, userId: post.authorId, isWaiting: post.status === "waiting" };
  },
  async events(transaction, id) {
    const [event] = await transaction.select().from(events).where(eq(events.id, id));
    if (!event) return undefined;
    const guests = await transaction.$count(eventGuests, eq(eventGuests.eventId, id));
    const contents = { queue: "events", event, guests } as const;
    return { contents, userId: event.authorId, isWaiting: event.status === "waiting" };
  },
  async messages(transaction, id) {
    const rows = await transaction
      .select()
      .from(messages)
      .where(eq(messages.id, toNumber(id)));
    const [message] = rows;
    if (!message) return undefined;
    const contents = { queue: "messages", message } as const;
    return { contents, userId: message.userId, isWaiting: message.status === "open" };
  },
};

/** One item of a queue, decided or not; undefined where there is none. */
export async function findItem(
  database: Database,
  queue: Queue,
  id: string,
): Promise<DeskItem | undefined> {
  return database.asOwner(async (transaction) => {
    const read = await READERS[queue](transaction, id);
    if (!read) return undefined;
    const { contents, userId, isWaiting } = read;
    const subject = subjectOf(queue, id);
    return {
      ...contents,
      sender: await readSender(transaction, userId),
      senderId: userId,
      isWaiting,
      decision: isWaiting ? undefined : await lastDecision(transaction, subject),
      questions: await readQuestions(transaction, subject),
    };
  });
}
