import { useTexts } from "#texts";
import { MemberPost } from "@/components/community/forum/member-post";
import { TopicFrame } from "@/components/community/forum/topic-frame";
import { TopicParticipants } from "@/components/community/forum/topic-participants";
import { TopicReplies } from "@/components/community/forum/topic-replies";
import { TopicTitle } from "@/components/community/forum/forum-words";
import type { PostPage } from "@/lib/forum/types";
import english from "@/lib/messages/en/forum/forum.json";

type MemberTopicPageProps = {
  id: string;
  title: string;
  /** A later page of a sample. */
  sample: boolean;
  replies: number;
  page: PostPage;
};

/** One page of a topic: on the first one of a member's topic the question comes first. */
export function MemberTopicPage({ id, title, sample, replies, page }: MemberTopicPageProps) {
  const t = useTexts("forum", english);
  const [question, ...rest] = page.posts;
  const isFirst = page.page === 1 && question;
  return (
    <TopicFrame
      title={<TopicTitle {...{ title, sample }} />}
      aside={<TopicParticipants people={page.posts.map(({ author }) => author)} />}
    >
      {isFirst && <MemberPost topicId={id} post={question} number={1} first />}
      <h2 className="mt-2 mb-4 font-display text-h3 tabular-nums">
        {page.page > 1
          ? t("replies.page", { count: replies, page: page.page })
          : t("replies.count", { count: replies })}
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
