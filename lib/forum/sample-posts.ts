import type { ForumTopic } from "@/lib/community/types";
import { samplePostId } from "@/lib/forum/quotes";

/** A sample's question or reply, by its id, as it can be quoted. */
export function findSamplePost(topic: ForumTopic, id: string) {
  const posts = [{ ...topic.post, author: topic.author }, ...topic.sampleReplies];
  const post = posts.find((_, index) => samplePostId(index) === id);
  return post && { id, author: { name: post.author.name }, text: post.paragraphs.join("\n\n") };
}
