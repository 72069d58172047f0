import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Database, Transaction, VerifiedClaims } from "@/lib/database/database";
import { posts, topics } from "@/lib/database/schema/community";
import { DELETED_SLUG, DELETED_TEXT, DELETED_TITLE } from "@/lib/forum/deleted";

/**
 * What is left: nothing of a reply or of a topic without answers; of a topic with answers its page, which moves, since its slug is made
 * of the title's words.
 */
export type DeletedPost = {
  topicId: string;
  movedTo?: string;
  left: "topic" | "nothing";
  isQuestion: boolean;
};

/** Whether somebody else has answered: what waits for a moderator counts, what was removed does not. */
async function isAnswered(transaction: Transaction, topicId: string, userId: string) {
  const isOthers = or(ne(posts.authorId, userId), isNull(posts.authorId));
  const isThere = inArray(posts.status, ["published", "waiting"]);
  return (await transaction.$count(posts, and(eq(posts.topicId, topicId), isOthers, isThere))) > 0;
}

/**
 * Deletes a member's own post. The first post takes its topic along while nobody else has answered; otherwise title, text and
 * name are deleted, and the answers stay. Undefined for what is not the member's, or was removed by a moderator: that stays.
 */
export async function deleteOwnPost(
  database: Database,
  { sub }: VerifiedClaims,
  postId: string,
): Promise<DeletedPost | undefined> {
  return database.asOwner(async (transaction) => {
    const isOwn = and(eq(posts.id, postId), eq(posts.authorId, sub), ne(posts.status, "removed"));
    const [post] = await transaction.select().from(posts).where(isOwn).for("update");
    if (!post) return undefined;
    const { topicId } = post;
    // A topic and its first post are written at one instant.
    const isOpened = and(
      eq(topics.id, topicId),
      eq(topics.authorId, sub),
      sql`${topics.createdAt} = (select p.created_at from ${posts} p where p.id = ${postId})`,
    );
    const [topic] = await transaction.select().from(topics).where(isOpened).for("update");
    if (!topic) {
      await transaction.delete(posts).where(eq(posts.id, postId));
      return { topicId, left: "nothing", isQuestion: false };
    }
    if (!(await isAnswered(transaction, topicId, sub))) {
      // What a moderator removed stays with its reason.
      const isMine = and(
        eq(posts.topicId, topicId),
        eq(posts.authorId, sub),
        ne(posts.status, "removed"),
      );
      await transaction.delete(posts).where(isMine);
      await transaction.delete(topics).where(eq(topics.id, topicId));
      return { topicId, left: "nothing", isQuestion: true };
    }
    const movedTo = `${DELETED_SLUG}-${postId}`;
    await transaction
      .update(topics)
      .set({ id: movedTo, title: DELETED_TITLE, authorId: null })
      .where(eq(topics.id, topicId));
    await transaction.update(posts).set({ topicId: movedTo }).where(eq(posts.topicId, topicId));
    await transaction
      .update(posts)
      .set({ text: DELETED_TEXT, authorId: null, previous: null, replaced: null, editedAt: null })
      .where(eq(posts.id, postId));
    await transaction
      .update(posts)
      .set({ quote: null })
      .where(
        and(eq(posts.topicId, movedTo), sql`split_part(${posts.quote}, E'\n', 1) = ${postId}`),
      );
    return { topicId, movedTo, left: "topic", isQuestion: true };
  });
}
