import { and, asc, count, desc, eq, inArray, max, ne, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { hasSamples } from "@/lib/database/sample-removal";
import { SAMPLE_IDS } from "@/lib/database/sample-files";
import { toInstant } from "@/lib/database/records/rows";
import { posts, topics } from "@/lib/database/schema/community";
import { members } from "@/lib/database/schema/members";
import { AUTHOR, toAuthor } from "@/lib/database/forum/post-authors";
import { DELETED_TITLE, signedBy } from "@/lib/forum/deleted";
import type { MemberTopic, TopicSummary } from "@/lib/forum/types";

const lastPostAt = max(posts.createdAt);

const isShown = eq(posts.status, "published");

/** The topics that members opened, the one with the latest post first. */
export async function listMemberTopics(database: Database, limit: number): Promise<TopicSummary[]> {
  return database.asAnonymous(async (transaction) => {
    const rows = await transaction
      .select({ id: topics.id, title: topics.title, ...AUTHOR, posts: count(), last: lastPostAt })
      .from(topics)
      .innerJoin(posts, and(eq(posts.topicId, topics.id), isShown))
      .leftJoin(members, eq(members.userId, topics.authorId))
      .where(eq(topics.status, "published"))
      .groupBy(topics.id, members.userId)
      .orderBy(desc(lastPostAt), asc(topics.id))
      .limit(limit);
    return rows.map(({ id, title, posts: number, last, ...author }) => ({
      id,
      title,
      author: signedBy(toAuthor(author), title),
      replies: number - 1,
      lastPost: toDay(last ?? new Date(0)),
      sample: false,
    }));
  });
}

const toDay = (at: Date) => at.toISOString().slice(0, "YYYY-MM-DD".length);

/** How many topics members opened. */
export async function countMemberTopics(database: Database) {
  return database.asAnonymous((transaction) =>
    transaction.$count(topics, eq(topics.status, "published")),
  );
}

/** How many replies of members each sample has, and the day of the latest. */
export async function countSampleReplies(database: Database) {
  return database.asAnonymous(async (transaction) => {
    const rows = await transaction
      .select({ id: posts.topicId, count: count(), last: lastPostAt })
      .from(posts)
      .where(and(inArray(posts.topicId, [...SAMPLE_IDS.topics]), isShown))
      .groupBy(posts.topicId);
    return new Map(rows.map(({ id, last, ...row }) => [id, { ...row, last: last && toDay(last) }]));
  });
}

/** A published topic of a member; undefined for samples, too. */
export async function findMemberTopic(
  database: Database,
  id: string,
): Promise<MemberTopic | undefined> {
  return database.asAnonymous(async (transaction) => {
    const [row] = await transaction
      .select({ id: topics.id, title: topics.title, opened: topics.createdAt, last: lastPostAt })
      .from(topics)
      .innerJoin(posts, and(eq(posts.topicId, topics.id), isShown))
      .where(and(eq(topics.id, id), eq(topics.status, "published")))
      .groupBy(topics.id);
    return (
      row && {
        id,
        title: row.title,
        openedAt: toInstant(row.opened),
        lastPostAt: toInstant(row.last ?? row.opened),
      }
    );
  });
}

/** Whether there is such a topic to reply to: a sample, or a published one of a member. */
export async function isOpenTopic(database: Database, id: string) {
  if (SAMPLE_IDS.topics.includes(id)) return hasSamples(database);
  return (await findMemberTopic(database, id)) !== undefined;
}

/** Members' topics for search engines, the latest first: with the length of the question. */
export async function listTopicPages(database: Database, limit: number) {
  return database.asAnonymous(async (transaction) => {
    const rows = await transaction
      .select({
        id: topics.id,
        replies: sql<number>`count(*)::int - 1`,
        question: sql<string>`(array_agg(${posts.text} order by ${posts.createdAt}, ${posts.id}))[1]`,
        last: lastPostAt,
      })
      .from(topics)
      .innerJoin(posts, and(eq(posts.topicId, topics.id), isShown))
      .where(and(eq(topics.status, "published"), ne(topics.title, DELETED_TITLE)))
      .groupBy(topics.id)
      .orderBy(desc(lastPostAt))
      .limit(limit);
    return rows.map(({ last, ...row }) => ({ ...row, updatedAt: toDay(last ?? new Date(0)) }));
  });
}
