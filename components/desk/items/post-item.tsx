import { BeforeAndAfter } from "@/components/desk/items/before-and-after";
import { ItemHeading, Quote } from "@/components/desk/items/item-heading";
import type { QueueView } from "@/components/desk/items/queue-view";
import { unpackQuote } from "@/lib/forum/quotes";
import { topicHref } from "@/lib/routes";

type PostContentsProps = {
  /** `previous`: what it said before an edit that waits. */
  post: { text: string; quote: string | null; previous: string | null };
  topic: { id: string; title: string; isNew: boolean };
};

/** A post of the forum that waits. */
export function PostContents({ post, topic }: PostContentsProps) {
  return (
    <>
      <ItemHeading
        title={topic.title}
        subtitle={topic.isNew ? "A new topic" : "A reply"}
        links={topic.isNew ? [] : [{ href: topicHref(topic.id), label: "Open the page" }]}
      />
      {post.quote && <Quote label="What it quotes">{unpackQuote(post.quote).text}</Quote>}
      {post.previous === null ? (
        <Quote label="Post">{post.text}</Quote>
      ) : (
        <BeforeAndAfter before={[post.previous]} after={[post.text]} />
      )}
    </>
  );
}

export const postView: QueueView<"posts"> = {
  did: ({ topic }) => (topic.isNew ? "wants to post this topic" : "wrote this reply"),
  contents: (item) => <PostContents {...item} />,
};
