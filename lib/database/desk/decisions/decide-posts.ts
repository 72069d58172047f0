import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { decide } from "@/lib/database/desk/decisions/decide";
import { subjectOf } from "@/lib/desk/queues";
import { posts, topics } from "@/lib/database/schema/community";

/** Publishes a post that waits, or removes it, and with a first post its topic; returns where it is shown. */
export async function decidePost(
  database: Database,
  actor: Actor,
  id: string,
  status: "published" | "removed",
  reason?: string,
) {
  return decide(database, {
    actor,
    action: status === "published" ? "post.publish" : "post.remove",
    subject: subjectOf("posts", id),
    reason,
    async carryOut(transaction) {
      const [post] = await transaction
        .update(posts)
        .set({ status, previous: null, replaced: sql`${posts.previous}` })
        .where(and(eq(posts.id, id), eq(posts.status, "waiting")))
        .returning({ topicId: posts.topicId, createdAt: posts.createdAt });
      if (!post) return undefined;
      // A topic and its first post are written at one instant, and wait together.
      const isItsTopic = and(
        eq(topics.id, post.topicId),
        eq(topics.createdAt, post.createdAt),
        eq(topics.status, "waiting"),
      );
      await transaction.update(topics).set({ status }).where(isItsTopic);
      return { before: { status: "waiting" }, after: { status }, result: post };
    },
  });
}
