import { MemberPost } from "@/components/community/forum/member-post";
import { TopicFrame } from "@/components/community/forum/topic-frame";
import { TopicParticipants } from "@/components/community/forum/topic-participants";
import { TopicReplies } from "@/components/community/forum/topic-replies";
import { formatCount } from "@/lib/counts";
import type { PostPage } from "@/lib/forum/types";

type MemberTopicPageProps = {
  id: string;
  title: string;
  replies: number;
  page: PostPage;
};

/** One page of a topic: on the first one of a member's topic the question comes first. */
export function MemberTopicPage({ id, title, replies, page }: MemberTopicPageProps) {
  const [question, ...rest] = page.posts;
  const isFirst = page.page === 1 && question;
  return (
    <TopicFrame
      title={title}
      aside={<TopicParticipants people={page.posts.map(({ author }) => author)} />}
    >
      {isFirst && <MemberPost topicId={id} post={question} number={1} first />}
      <h2 className="mt-2 mb-4 font-display text-h3 tabular-nums">
        {formatCount(replies)} {replies === 1 ? "reply" : "replies"}
        {page.page > 1 && `, page ${page.page}`}
      </h2>
      <TopicReplies
        topicId={id}
        replies={isFirst ? rest : page.posts}
        before={isFirst ? 1 : 0}
        {...page}
      />
    </TopicFrame>
  );
}
