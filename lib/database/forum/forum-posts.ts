import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/database/database";
import { AUTHOR, toAuthor, type AuthorRow } from "@/lib/database/forum/post-authors";
import { toInstant } from "@/lib/database/records/rows";
import { sampleTopic } from "@/lib/database/sample-files";
import { posts } from "@/lib/database/schema/community";
import { members } from "@/lib/database/schema/members";
import { signedBy } from "@/lib/forum/deleted";
import { pagesFor, POSTS_PER_PAGE } from "@/lib/forum/pages";
import { unpackQuote } from "@/lib/forum/quotes";
import { findSamplePost } from "@/lib/forum/sample-posts";
import type { MemberPost, PostPage, PostQuote } from "@/lib/forum/types";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isShown = eq(posts.status, "published");

const SELECTED = { post: posts, ...AUTHOR };

type SelectedRow = AuthorRow & { post: typeof posts.$inferSelect };

/** The names of those who wrote members' posts, by post; none for what is not shown any more. */
async function namesOf(transaction: Transaction, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await transaction
    .select({ id: posts.id, ...AUTHOR })
    .from(posts)
    .leftJoin(members, eq(members.userId, posts.authorId))
    .where(and(inArray(posts.id, ids), isShown));
  return new Map(rows.map(({ id, ...author }) => [id, toAuthor(author).name]));
}

function sampleAuthor(topicId: string, postId: string) {
  const sample = sampleTopic(topicId);
  return sample && findSamplePost(sample, postId)?.author.name;
}

/** What is quoted from a post that is not shown any more, is not shown either. */
function toQuote(author: string | undefined, text: string): PostQuote {
  return author ? { author, text } : { text: "" };
}

async function toPosts(transaction: Transaction, rows: SelectedRow[]): Promise<MemberPost[]> {
  const list = rows.map(({ post, ...author }) => ({
    post,
    author: signedBy(toAuthor(author), post.text),
    quote: post.quote === null ? undefined : unpackQuote(post.quote),
  }));
  const quoted = list.flatMap(({ quote }) => quote?.postId ?? []).filter((id) => UUID.test(id));
  const names = await namesOf(transaction, quoted);
  return list.map(({ post, author, quote }) => ({
    id: post.id,
    author,
    at: toInstant(post.createdAt),
    ...(post.editedAt && { editedAt: toInstant(post.editedAt) }),
    text: post.text,
    ...(quote && {
      quote: toQuote(
        names.get(quote.postId) ?? sampleAuthor(post.topicId, quote.postId),
        quote.text,
      ),
    }),
  }));
}

/** One page of what members wrote in a topic; undefined for a page that there is not. */
export async function listPosts(
  database: Database,
  topicId: string,
  page: number,
): Promise<PostPage | undefined> {
  return database.asAnonymous(async (transaction) => {
    const isHere = and(eq(posts.topicId, topicId), isShown);
    const count = await transaction.$count(posts, isHere);
    const pages = pagesFor(count, POSTS_PER_PAGE);
    if (page > pages) return undefined;
    const rows = await transaction
      .select(SELECTED)
      .from(posts)
      .leftJoin(members, eq(members.userId, posts.authorId))
      .where(isHere)
      .orderBy(asc(posts.createdAt), asc(posts.id))
      .limit(POSTS_PER_PAGE)
      .offset((page - 1) * POSTS_PER_PAGE);
    return { posts: await toPosts(transaction, rows), count, page, pages };
  });
}

/** A post of a topic that can be quoted: a member's published one, or a sample's. */
export async function findQuotable(
  database: Database,
  topicId: string,
  id: string,
): Promise<Pick<MemberPost, "id" | "author" | "text"> | undefined> {
  if (!UUID.test(id)) {
    const sample = sampleTopic(topicId);
    return sample && findSamplePost(sample, id);
  }
  return database.asAnonymous(async (transaction) => {
    const rows = await transaction
      .select(SELECTED)
      .from(posts)
      .leftJoin(members, eq(members.userId, posts.authorId))
      .where(and(eq(posts.id, id), eq(posts.topicId, topicId), isShown));
    return (await toPosts(transaction, rows))[0];
  });
}
