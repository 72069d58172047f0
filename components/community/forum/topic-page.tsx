import { TopicReplies } from "@/components/community/forum/topic-replies";
import { QuoteLink } from "@/components/community/forum/post-actions";
import { SamplePost } from "@/components/community/forum/sample-post";
import { TopicFrame } from "@/components/community/forum/topic-frame";
import { TopicParticipants } from "@/components/community/forum/topic-participants";
import { PreviousNext } from "@/components/ui/reading/previous-next";
import { SampleNote } from "@/components/ui/sample-note";
import type { ForumTopic } from "@/lib/community/types";
import { formatCount } from "@/lib/counts";
import { samplePostId } from "@/lib/forum/quotes";
import type { PostPage } from "@/lib/forum/types";
import type { Person } from "@/lib/people";
import { recordHref, ROUTES } from "@/lib/routes";

function firstName({ name }: Person) {
  return name.split(" ")[0] ?? name;
}

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
  const linkTo = (other: ForumTopic | undefined) =>
    other && { href: recordHref(ROUTES.forum, other.id), title: other.title };
  const quoteLink = (index: number, { name }: Person) =>
    replies && (
      <div className="mt-2 print:hidden">
        <QuoteLink topicId={id} postId={samplePostId(index)} author={name} number={index + 1} />
      </div>
    );
  const members = replies?.posts.map((reply) => reply.author) ?? [];
  return (
    <TopicFrame
      title={title}
      aside={
        <TopicParticipants
          people={[author, ...sampleReplies.map((reply) => reply.author), ...members]}
        >
          <SampleNote className="mt-4 border-t border-sprout-2 pt-4">
            A sample topic: {sampleReplies.length} of {formatCount(topic.replies)} replies, by
            people who are made up.{" "}
            {replies ? "Replies by members are real." : "Replying is not open yet."}
          </SampleNote>
        </TopicParticipants>
      }
      below={<PreviousNext label="Topics" previous={linkTo(previous)} next={linkTo(next)} />}
    >
      <SamplePost author={author} post={post} first actions={quoteLink(0, author)} />
      <h2 className="mt-2 mb-4 font-display text-h3 tabular-nums">
        {formatCount(topic.replies + (replies?.count ?? 0))} replies
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
