import { MemberPortrait } from "@/components/community/members/member-portrait";
import { PORTRAIT, PostFrame, QUOTE } from "@/components/community/forum/post-frame";
import { PostActions } from "@/components/community/forum/post-actions";
import { PostText } from "@/components/community/forum/post-text";
import { IntentLink } from "@/components/ui/intent-link";
import type { MemberPost as Post, PostAuthor, PostQuote } from "@/lib/forum/types";
import { memberHref } from "@/lib/routes";

/** The name of a member, which leads to the public page. */
export function AuthorName({ author: { name, slug } }: { author: PostAuthor }) {
  if (!slug) return name;
  return (
    <IntentLink href={memberHref(slug)} className="wrap-anywhere hover:underline">
      {name}
    </IntentLink>
  );
}

function Quote({ quote: { text, author } }: { quote: PostQuote }) {
  if (!author) return <p className={QUOTE}>The quoted post is no longer shown.</p>;
  return (
    <blockquote className={QUOTE}>
      <b className="block font-semibold text-ink">{author} wrote:</b>
      <span className="wrap-anywhere whitespace-pre-line">{text}</span>
    </blockquote>
  );
}

type MemberPostProps = {
  topicId: string;
  post: Post;
  /** Among the posts of the page, from 1. */
  number: number;
  first?: boolean;
};

/** What a member wrote in a topic. */
export function MemberPost({ topicId, post, number, first = false }: MemberPostProps) {
  const { id, author, at, editedAt, quote, text } = post;
  return (
    <PostFrame
      id={`post-${id}`}
      portrait={<MemberPortrait name={author.name} className={PORTRAIT} />}
      author={<AuthorName author={author} />}
      date={at.slice(0, "YYYY-MM-DD".length)}
      note={editedAt && "Edited"}
      first={first}
      actions={<PostActions topicId={topicId} postId={id} author={author.name} number={number} />}
    >
      {quote && <Quote quote={quote} />}
      <PostText text={text} />
    </PostFrame>
  );
}
