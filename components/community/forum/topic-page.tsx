import { useTexts } from "#texts";
import { TopicReplies } from "@/components/community/forum/topic-replies";
import { QuoteLink } from "@/components/community/forum/post-actions";
import { SamplePost } from "@/components/community/forum/sample-post";
import { TopicFrame } from "@/components/community/forum/topic-frame";
import { TopicParticipants } from "@/components/community/forum/topic-participants";
import { TopicTitle } from "@/components/community/forum/forum-words";
import { PreviousNext } from "@/components/ui/reading/previous-next";
import { SampleNote } from "@/components/ui/sample-note";
import type { ForumTopic } from "@/lib/community/types";
import { samplePostId } from "@/lib/forum/quotes";
import type { PostPage } from "@/lib/forum/types";
import english from "@/lib/messages/en/forum/forum.json";
import type { Person } from "@/lib/people";
import { recordHref, ROUTES } from "@/lib/routes";

function firstName({ name }: Person) {
  return name.split(" ")[0] ?? name;
}

const linkTo = (other: ForumTopic | undefined) =>
  other && {
    href: recordHref(ROUTES.forum, other.id),
    title: <TopicTitle title={other.title} sample />,
  };

type TopicPageProps = {
  topic: ForumTopic;
  /** What members replied; absent where replies are not kept. */
  replies?: PostPage | undefined;
  previous: ForumTopic | undefined;
  next: ForumTopic | undefined;
};

/** A sample topic of the forum: the question, some of its replies, and the real ones of members. */
export function TopicPage({ topic, replies, previous, next }: TopicPageProps) {
  const { id, title, author, post, sampleReplies } = topic;
  const t = useTexts("forum", english);
  const quoteLink = (index: number, { name }: Person) =>
    replies && (
      <div className="mt-2 print:hidden">
        <QuoteLink topicId={id} postId={samplePostId(index)} author={name} number={index + 1} />
      </div>
    );
  const members = replies?.posts.map((reply) => reply.author) ?? [];
  return (
    <TopicFrame
      title={<TopicTitle title={title} sample />}
      aside={
        <TopicParticipants
          people={[author, ...sampleReplies.map((reply) => reply.author), ...members]}
        >
          <SampleNote className="mt-4 border-t border-sprout-2 pt-4">
            {t(replies ? "sample.open" : "sample", {
              shown: sampleReplies.length,
              count: topic.replies,
            })}
          </SampleNote>
        </TopicParticipants>
      }
      below={
        <PreviousNext
          label={t("topics")}
          previous={linkTo(previous)}
          next={linkTo(next)}
          words={{ previous: t("previous"), next: t("next") }}
        />
      }
    >
      <SamplePost author={author} post={post} first actions={quoteLink(0, author)} />
      <h2 className="mt-2 mb-4 font-display text-h3 tabular-nums">
        {t("replies.count", { count: topic.replies + (replies?.count ?? 0) })}
      </h2>
      {sampleReplies.map((reply, index) => (
        <SamplePost
          key={`${reply.author.name} ${reply.date}`}
          author={reply.author}
          post={reply}
          asker={firstName(author)}
          actions={quoteLink(index + 1, reply.author)}
        />
      ))}
      {replies && (
        <TopicReplies
          topicId={id}
          replies={replies.posts}
          before={1 + sampleReplies.length}
          {...replies}
        />
      )}
    </TopicFrame>
  );
}
