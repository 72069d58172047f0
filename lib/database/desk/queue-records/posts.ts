import { eq, sql } from "drizzle-orm";
import { isNotNull } from "@/lib/database/desk/queue-records/columns";
import type { SourceOf } from "@/lib/database/desk/queue-records/queue-source";
import { reopen, type Reversal } from "@/lib/database/desk/queue-records/reopen";
import { sampleTopic } from "@/lib/database/sample-files";
import { posts, topics } from "@/lib/database/schema/community";

const opensTopic = sql`exists (select from ${topics} t where t.id = ${posts.topicId} and t.created_at = ${posts.createdAt})`;

/** The title of a sample's topic, of which the database has the id. */
const titleOf = (id: string) => sampleTopic(id)?.title ?? id;

/** An edit is beside what it replaced again. */
const BEFORE = { previous: sql`${posts.replaced}`, replaced: sql`null` };

/** A post waits again, and with a first post its topic. */
function reopenPost(from: "published" | "removed"): Reversal {
  const reopenText = reopen(
    posts,
    posts.id,
    { from, to: "waiting", before: BEFORE },
    { topicId: posts.topicId },
  );
  return async (transaction, id, entry) => {
    const reversed = await reopenText(transaction, id, entry);
    if (!reversed) return undefined;
    await transaction.execute(sql`
      update ${topics} t set status = 'waiting' from ${posts} p
      where p.id::text = ${id} and t.id = p.topic_id and t.created_at = p.created_at and t.status = ${from}`);
    return reversed;
  };
}

type Contents = {
  post: typeof posts.$inferSelect;
  /** The topic that it is in; `isNew` says that the post opens it. */
  topic: { id: string; title: string; isNew: boolean };
};

export const POSTS: SourceOf<"posts", Contents> = {
  table: posts,
  id: posts.id,
  at: posts.createdAt,
  isWaiting: sql`${posts.status} = 'waiting'`,
  title: sql`coalesce((select t.title from ${topics} t where t.id = ${posts.topicId}), ${posts.topicId})`,
  titleOf,
  detail: sql`left(${posts.text}, 80)`,
  senderId: posts.authorId,
  texts: [sql`${posts.text}`],
  kinds: {
    topic: opensTopic,
    reply: sql`not ${opensTopic} and ${posts.previous} is null`,
    edit: isNotNull(posts.previous),
  },
  async read(transaction, id) {
    const isIt = sql`${posts.id}::text = ${id}`;
    const [post] = await transaction.select().from(posts).where(isIt);
    if (!post) return undefined;
    const [own] = await transaction.select().from(topics).where(eq(topics.id, post.topicId));
    const topic = {
      id: post.topicId,
      title: own?.title ?? titleOf(post.topicId),
      isNew: own?.createdAt.getTime() === post.createdAt.getTime(),
    };
    return {
      contents: { queue: "posts", post, topic },
      userId: post.authorId,
      at: post.createdAt,
      isWaiting: post.status === "waiting",
    };
  },
  reversals: { publish: reopenPost("published"), remove: reopenPost("removed") },
};
