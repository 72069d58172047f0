import { and, count, desc, eq, lte, ne, sql } from "drizzle-orm";
import { asServer } from "@/lib/database/as-server";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { freeSlug } from "@/lib/database/free-slug";
import { findRepeatedPost } from "@/lib/database/forum/repeated-posts";
import { SAMPLE_IDS } from "@/lib/database/sample-files";
import { toInstant } from "@/lib/database/records/rows";
import { posts, topics } from "@/lib/database/schema/community";
import { EDIT_MINUTES, pagesFor, POSTS_PER_PAGE } from "@/lib/forum/pages";
import { packQuote, type StoredQuote } from "@/lib/forum/quotes";
import { RESERVED_SLUGS, topicSlug } from "@/lib/forum/slug";
import type { OwnPost } from "@/lib/forum/types";

type Status = "published" | "waiting";

/** `topicId`: of the topic that the post opens. */
type PublishedPost = { postId: string; topicId?: string };

type NewPost = { topicId: string; text: string; quote?: StoredQuote | undefined };

/** Two members may choose one title at once. */
const MAX_ATTEMPTS = 5;

/** Topics that wait, or were removed, keep their slugs. */
const SLUGS = {
  table: topics,
  column: topics.id,
  reserved: [...SAMPLE_IDS.topics, ...RESERVED_SLUGS],
};

/** Texts of members wait until the server has published them. */
async function publish(transaction: Transaction, { postId, topicId }: PublishedPost) {
  await asServer(transaction, async () => {
    await transaction
      .update(posts)
      .set({ status: "published", previous: null, replaced: null })
      .where(and(eq(posts.id, postId), eq(posts.status, "waiting")));
    if (topicId)
      await transaction.update(topics).set({ status: "published" }).where(eq(topics.id, topicId));
  });
}

/** Adds what a member wrote, which waits; returns its id. */
async function insertPost(
  transaction: Transaction,
  { sub }: VerifiedClaims,
  { topicId, text }: Omit<NewPost, "quote">,
) {
  const [added] = await transaction
    .insert(posts)
    .values({ topicId, authorId: sub, text, status: "waiting" })
    .returning({ id: posts.id });
  return added!.id;
}

/**
 * Opens a topic of a member, who must have a public record; returns its slug, its first post's id and whether it waits. A topic that is
 * sent twice is opened once.
 */
export async function addTopic(
  database: Database,
  user: VerifiedClaims,
  { title, text }: { title: string; text: string },
  status: Status,
) {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const topicId = await database.asOwner((transaction) =>
      freeSlug(transaction, topicSlug(title), SLUGS),
    );
    const added = await database.asUser(user, async (transaction) => {
      const repeated = await findRepeatedPost(transaction, user, { title, text });
      if (repeated) return repeated;
      const opened = await transaction
        .insert(topics)
        .values({ id: topicId, authorId: user.sub, title, status: "waiting" })
        .onConflictDoNothing()
        .returning({ id: topics.id });
      if (opened.length === 0) return undefined;
      const postId = await insertPost(transaction, user, { topicId, text });
      if (status === "published") await publish(transaction, { postId, topicId });
      return { topicId, postId, status };
    });
    if (added) return added;
  }
  throw new Error("No slug was free for the topic.");
}

/** Adds a member's reply to a topic, who must have a public record; returns its id. A reply that is sent twice is added once. */
export async function addPost(
  database: Database,
  user: VerifiedClaims,
  { topicId, text, quote }: NewPost,
  status: Status,
) {
  return database.asUser(user, async (transaction) => {
    const repeated = await findRepeatedPost(transaction, user, { topicId, text });
    if (repeated) return repeated;
    const postId = await insertPost(transaction, user, { topicId, text });
    if (quote)
      await asServer(transaction, () =>
        transaction
          .update(posts)
          .set({ quote: packQuote(quote) })
          .where(eq(posts.id, postId)),
      );
    if (status === "published") await publish(transaction, { postId });
    return { topicId, postId, status };
  });
}

/** Changes a member's own post; returns whether it could still be edited (P14.47). It stays published, or goes on waiting. */
export async function editPost(
  database: Database,
  user: VerifiedClaims,
  { postId, text }: { postId: string; text: string },
) {
  return database.asUser(user, async (transaction) => {
    const isOwn = and(eq(posts.id, postId), eq(posts.authorId, user.sub));
    const [known] = await transaction.select({ status: posts.status }).from(posts).where(isOwn);
    const changed = await transaction
      .update(posts)
      .set({ text })
      .where(isOwn)
      .returning({ id: posts.id });
    if (changed.length > 0 && known?.status === "published") await publish(transaction, { postId });
    return changed.length > 0;
  });
}

/** The page of a topic on which a published post stands. */
export async function pageOfPost(database: Database, topicId: string, postId: string) {
  return database.asAnonymous(async (transaction) => {
    const [post] = await transaction
      .select({ at: posts.createdAt })
      .from(posts)
      .where(eq(posts.id, postId));
    if (!post) return 1;
    const isBefore = and(eq(posts.topicId, topicId), lte(posts.createdAt, post.at));
    const [row] = await transaction.select({ value: count() }).from(posts).where(isBefore);
    return pagesFor(row?.value ?? 1, POSTS_PER_PAGE);
  });
}

const isEditable = sql<boolean>`${posts.status} <> 'removed' and ${posts.createdAt} > now() - make_interval(mins => ${EDIT_MINUTES})`;

const OWN = {
  id: posts.id,
  topicId: posts.topicId,
  topicTitle: topics.title,
  openedAt: topics.createdAt,
  text: posts.text,
  status: posts.status,
  createdAt: posts.createdAt,
  isEditable,
};

type OwnRow = {
  id: string;
  topicId: string;
  topicTitle: string | null;
  openedAt: Date | null;
  text: string;
  status: OwnPost["status"];
  createdAt: Date;
  isEditable: boolean;
};

function toOwnPost({ topicTitle, openedAt, createdAt, ...post }: OwnRow): OwnPost {
  return {
    ...post,
    topicTitle: topicTitle ?? undefined,
    // A topic and its first post are written at one instant.
    isQuestion: openedAt?.getTime() === createdAt.getTime(),
    at: toInstant(createdAt),
  };
}

/** What a member wrote in the forum, the latest first, removed posts among it. */
export async function readOwnPosts(transaction: Transaction, user: VerifiedClaims) {
  const rows = await transaction
    .select(OWN)
    .from(posts)
    .leftJoin(topics, eq(topics.id, posts.topicId))
    .where(eq(posts.authorId, user.sub))
    .orderBy(desc(posts.createdAt));
  return rows.map(toOwnPost);
}

/** More of one member in one topic have no links to edit and delete them there. */
const MOST_IN_TOPIC = 200;

/** A member's latest posts in a topic, in the order of the topic. */
export async function listOwnPostsIn(database: Database, user: VerifiedClaims, topicId: string) {
  return database.asUser(user, async (transaction) => {
    const isHere = and(
      eq(posts.authorId, user.sub),
      eq(posts.topicId, topicId),
      ne(posts.status, "removed"),
    );
    const rows = await transaction
      .select(OWN)
      .from(posts)
      .leftJoin(topics, eq(topics.id, posts.topicId))
      .where(isHere)
      .orderBy(desc(posts.createdAt))
      .limit(MOST_IN_TOPIC);
    return rows.toReversed().map(toOwnPost);
  });
}

/** The ids of the topics that a member wrote in. */
export async function listWrittenTopics(database: Database, user: VerifiedClaims) {
  return database.asUser(user, async (transaction) => {
    const rows = await transaction
      .selectDistinct({ id: posts.topicId })
      .from(posts)
      .where(eq(posts.authorId, user.sub));
    return rows.map(({ id }) => id);
  });
}

/** One post of a member's own. */
export async function findOwnPost(database: Database, user: VerifiedClaims, id: string) {
  return database.asUser(user, async (transaction) => {
    const rows = await transaction
      .select(OWN)
      .from(posts)
      .leftJoin(topics, eq(topics.id, posts.topicId))
      .where(and(eq(posts.authorId, user.sub), eq(posts.id, id)));
    return rows.map(toOwnPost)[0];
  });
}
