import { useTexts } from "#texts";
import { MemberPortrait } from "@/components/community/members/member-portrait";
import { AuthorText } from "@/components/community/forum/forum-words";
import { PORTRAIT, PostFrame, QUOTE } from "@/components/community/forum/post-frame";
import { PostActions } from "@/components/community/forum/post-actions";
import { PostText } from "@/components/community/forum/post-text";
import { IntentLink } from "@/components/ui/intent-link";
import type { MemberPost as Post, PostAuthor, PostQuote } from "@/lib/forum/types";
import { isSaidBySite, wordsIn } from "@/lib/forum/words-in";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/forum/forum.json";
import { memberHref } from "@/lib/routes";

/** The name of a member, which leads to the public page. */
export function AuthorName({ author: { name, slug } }: { author: PostAuthor }) {
  if (!slug) return <AuthorText name={name} />;
  return (
    <IntentLink href={memberHref(slug)} className="wrap-anywhere hover:underline">
      <AuthorText name={name} />
    </IntentLink>
  );
}

function Quote({ quote: { text, author } }: { quote: PostQuote }) {
  const t = useTexts("forum", english);
  if (!author) return <p className={QUOTE}>{t("quote.gone")}</p>;
  return (
    <blockquote className={QUOTE}>
      <b className="block font-semibold text-ink">
        {t.rich("quote.wrote", { name: () => <AuthorText key="name" name={author} /> })}
      </b>
      <span className="wrap-anywhere whitespace-pre-line" {...ownWords(t.language)}>
        {text}
      </span>
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
  const t = useTexts("forum", english);
  const name = wordsIn(t, author.name);
  return (
    <PostFrame
      id={`post-${id}`}
      portrait={<MemberPortrait name={name} className={PORTRAIT} />}
      author={<AuthorName author={author} />}
      date={at.slice(0, "YYYY-MM-DD".length)}
      note={editedAt && t("edited")}
      first={first}
      actions={<PostActions topicId={topicId} postId={id} author={name} number={number} />}
    >
      {quote && <Quote quote={quote} />}
      {isSaidBySite(text) ? (
        <PostText text={wordsIn(t, text)} />
      ) : (
        <PostText text={text} language={t.language} />
      )}
    </PostFrame>
  );
}
