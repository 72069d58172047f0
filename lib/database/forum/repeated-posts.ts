import { and, eq, ne } from "drizzle-orm";
import type { Transaction, VerifiedClaims } from "@/lib/database/database";
import { isRecent, takeTurns } from "@/lib/database/contributions/repeated";
import { posts, topics } from "@/lib/database/schema/community";

/** What the member sent a moment ago, word for word. */
export async function findRepeatedPost(
  transaction: Transaction,
  { sub }: VerifiedClaims,
  { text, topicId, title }: { text: string; topicId?: string; title?: string },
) {
  await takeTurns(transaction, `posts ${sub}`);
  const [repeated] = await transaction
    .select({ topicId: posts.topicId, postId: posts.id, status: posts.status })
    .from(posts)
    .leftJoin(topics, eq(topics.id, posts.topicId))
    .where(
      and(
        eq(posts.authorId, sub),
        eq(posts.text, text),
        ne(posts.status, "removed"),
        isRecent(posts.createdAt),
        topicId === undefined ? undefined : eq(posts.topicId, topicId),
        title === undefined ? undefined : eq(topics.title, title),
      ),
    );
  return repeated;
}
