import { eq, sql } from "drizzle-orm";
import { BOTH_NAMES } from "@/lib/database/both-names";
import type { Database, Transaction } from "@/lib/database/database";
import { sampleTopic } from "@/lib/database/sample-files";
import { reviewReplies } from "@/lib/database/schema/claims";
import { posts, topics } from "@/lib/database/schema/community";
import { dishes } from "@/lib/database/schema/dishes";
import { events } from "@/lib/database/schema/events";
import { photos } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import { tips } from "@/lib/database/schema/tips";
import type { Content, ContentKind } from "@/lib/moderation/content";

const TITLE_LENGTH = 60;

/** Something that a member published, and where. */
export type MemberContent = Content & {
  authorId: string | null;
  restaurantId?: string;
  topicId?: string;
  eventId?: string;
};

export const beginning = (
  column: typeof posts.text | typeof reviewReplies.text | typeof tips.text,
) => sql<string>`left(${column}, ${TITLE_LENGTH})`;

type Row = Omit<MemberContent, "kind"> | undefined;

const READERS: Record<ContentKind, (transaction: Transaction, id: string) => Promise<Row>> = {
  async review(transaction, id) {
    const { restaurantId, authorId, title } = reviews;
    const [row] = await transaction
      .select({ restaurantId, authorId, title, about: BOTH_NAMES })
      .from(reviews)
      .innerJoin(restaurants, eq(restaurants.id, restaurantId))
      .where(eq(reviews.id, id));
    return row;
  },
  async photo(transaction, id) {
    const { userId: authorId, description: title } = photos;
    const [row] = await transaction
      .select({ restaurantId: restaurants.id, authorId, title, about: BOTH_NAMES })
      .from(photos)
      .innerJoin(restaurants, eq(restaurants.id, photos.restaurantId))
      .where(sql`${photos.id}::text = ${id}`);
    return row;
  },
  async dish(transaction, id) {
    const { authorId, name: title } = dishes;
    const [row] = await transaction
      .select({ restaurantId: restaurants.id, authorId, title, about: BOTH_NAMES })
      .from(dishes)
      .innerJoin(restaurants, eq(restaurants.id, dishes.restaurantId))
      .where(sql`${dishes.id}::text = ${id}`);
    return row;
  },
  async tip(transaction, id) {
    const { authorId, text } = tips;
    const [row] = await transaction
      .select({ restaurantId: restaurants.id, authorId, title: beginning(text), about: BOTH_NAMES })
      .from(tips)
      .innerJoin(restaurants, eq(restaurants.id, tips.restaurantId))
      .where(sql`${tips.id}::text = ${id}`);
    return row;
  },
  async reply(transaction, id) {
    const { restaurantId } = reviews;
    const { authorId, text } = reviewReplies;
    const [row] = await transaction
      .select({ restaurantId, authorId, title: beginning(text), about: BOTH_NAMES })
      .from(reviewReplies)
      .innerJoin(reviews, eq(reviews.id, reviewReplies.reviewId))
      .innerJoin(restaurants, eq(restaurants.id, restaurantId))
      .where(eq(reviewReplies.reviewId, id));
    return row;
  },
  async post(transaction, id) {
    const { topicId, authorId, text } = posts;
    const [row] = await transaction
      .select({ topicId, authorId, title: beginning(text), about: topics.title })
      .from(posts)
      .leftJoin(topics, eq(topics.id, topicId))
      .where(sql`${posts.id}::text = ${id}`);
    if (!row) return undefined;
    return { ...row, about: row.about ?? sampleTopic(row.topicId)?.title ?? row.topicId };
  },
  async topic(transaction, id) {
    const { authorId, title } = topics;
    const [row] = await transaction
      .select({ authorId, title })
      .from(topics)
      .where(eq(topics.id, id));
    return row && { ...row, about: "", topicId: id };
  },
  async event(transaction, id) {
    const { authorId, title, city: about } = events;
    const [row] = await transaction
      .select({ authorId, title, about })
      .from(events)
      .where(eq(events.id, id));
    return row && { ...row, eventId: id };
  },
};

const isContentKind = (kind: string): kind is ContentKind => Object.hasOwn(READERS, kind);

/** What "review:12" names, whether it is shown or not; undefined where it was removed. Only for the desk and authors. */
export async function readContent(
  transaction: Transaction,
  subject: string,
): Promise<MemberContent | undefined> {
  const colon = subject.indexOf(":");
  const kind = subject.slice(0, colon);
  if (!isContentKind(kind)) return undefined;
  const row = await READERS[kind](transaction, subject.slice(colon + 1));
  return row && { kind, ...row };
}

/** The same with a transaction of its own. */
export async function findContent(database: Database, subject: string) {
  return database.asOwner((transaction) => readContent(transaction, subject));
}
