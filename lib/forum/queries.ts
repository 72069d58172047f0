import "server-only";

import { FORUM_TOPICS } from "@/data/forum";
import { getStores } from "@/lib/database/client";
import { findQuotable, listPosts } from "@/lib/database/forum/forum-posts";
import {
  countMemberTopics,
  countSampleReplies,
  findMemberTopic,
  listMemberTopics,
  listTopicPages,
} from "@/lib/database/forum/forum-topics";
import { hasDatabase } from "@/lib/database/has-database";
import { findOwnPost } from "@/lib/database/forum/account-posts";
import { hasSamples } from "@/lib/database/sample-removal";
import { sampleTopic } from "@/lib/database/sample-files";
import { isIndexed, pagesFor, TOPICS_PER_PAGE } from "@/lib/forum/pages";
import type { PostPage, TopicSummary } from "@/lib/forum/types";
import type { CurrentUser } from "@/lib/supabase/current-user";

const SITEMAP_TOPICS = 5_000;

const database = async () => (await getStores()).database;

async function listSamples(): Promise<TopicSummary[]> {
  if (hasDatabase() && !(await hasSamples(await database()))) return [];
  const replies = hasDatabase() ? await countSampleReplies(await database()) : undefined;
  return FORUM_TOPICS.map(({ id, title, author, lastPost, sample, ...topic }) => {
    const own = replies?.get(id);
    const last = own?.last && own.last > lastPost ? own.last : lastPost;
    return {
      id,
      title,
      author,
      replies: topic.replies + (own?.count ?? 0),
      lastPost: last,
      sample,
    };
  });
}

/** A sample that is shown. */
async function findSample(id: string) {
  return (await hasSamples(await database())) ? sampleTopic(id) : undefined;
}

/** One page of the forum's topics, the one with the latest post first. */
export async function listForum(page = 1) {
  const samples = await listSamples();
  const opened = hasDatabase()
    ? await listMemberTopics(await database(), page * TOPICS_PER_PAGE)
    : [];
  const count = samples.length + (hasDatabase() ? await countMemberTopics(await database()) : 0);
  const topics = [...opened, ...samples]
    .toSorted((a, b) => b.lastPost.localeCompare(a.lastPost))
    .slice((page - 1) * TOPICS_PER_PAGE, page * TOPICS_PER_PAGE);
  return { topics, page, pages: pagesFor(count, TOPICS_PER_PAGE) };
}

/** One page of what members wrote in a topic; undefined if the page does not exist, and without a database. */
export async function getPosts(topicId: string, page = 1): Promise<PostPage | undefined> {
  return hasDatabase() ? listPosts(await database(), topicId, page) : undefined;
}

/**
 * One page of a topic without its samples: of a member's topic, or a later page of a sample's. Undefined for missing pages, and
 * without a database.
 */
export async function getTopicPage(id: string, page = 1) {
  if (!hasDatabase()) return undefined;
  const sample = page > 1 ? await findSample(id) : undefined;
  const topic = sample ?? (await findMemberTopic(await database(), id));
  const found = topic && (await getPosts(id, page));
  if (!found) return undefined;
  const replies = sample ? sample.replies + found.count : found.count - 1;
  return { id, title: topic.title, sample: sample !== undefined, replies, page: found };
}

/** A topic that can be replied to; undefined without a database. */
export async function getOpenTopic(id: string) {
  if (!hasDatabase()) return undefined;
  const sample = await findSample(id);
  const topic = sample ?? (await findMemberTopic(await database(), id));
  return topic && { title: topic.title, sample: sample !== undefined };
}

/** What of a topic is to be quoted: a member's post, or a sample's. */
export async function getQuotable(topicId: string, postId: string) {
  return findQuotable(await database(), topicId, postId);
}

/** A member's own post in a topic, a member's or a sample's. */
export async function getOwnPost(user: CurrentUser, topicId: string, postId: string) {
  const post = await findOwnPost(await database(), user, postId);
  if (post?.topicId !== topicId) return undefined;
  const isOfSample = post.topicTitle === undefined;
  const topicTitle = isOfSample ? sampleTopic(topicId)?.title : post.topicTitle;
  return { post: { ...post, topicTitle }, isOfSample };
}

/** The pages of members' topics that search engines may list (P14.50). */
export async function listTopicsToIndex() {
  if (!hasDatabase()) return [];
  return (await listTopicPages(await database(), SITEMAP_TOPICS)).filter(isIndexed);
}
