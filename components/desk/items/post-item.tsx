import { BeforeAndAfter } from "@/components/desk/items/before-and-after";
import { DecisionForm } from "@/components/desk/decisions/decision-form";
import { ItemHeading, Quote } from "@/components/desk/items/item-heading";
import { RefusalForm } from "@/components/desk/decisions/refusal-form";
import { AUTHOR_READS, REASONS } from "@/lib/desk/reasons";
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

/** Publishing it, or not. */
export function PostDecisions({ id }: { id: string }) {
  return (
    <>
      <DecisionForm queue="posts" id={id} decisions={[{ value: "publish", label: "Publish" }]} />
      <RefusalForm
        queue="posts"
        id={id}
        reasons={REASONS.posts}
        label="Remove"
        hint={AUTHOR_READS}
      />
    </>
  );
}
