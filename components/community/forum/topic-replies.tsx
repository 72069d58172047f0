import { MemberPost } from "@/components/community/forum/member-post";
import { ReplyArea } from "@/components/community/forum/reply-area";
import { WaitingPosts } from "@/components/community/forum/waiting-posts";
import { Pagination } from "@/components/ui/lists/pagination";
import type { MemberPost as Post, PostPage } from "@/lib/forum/types";
import { topicHref } from "@/lib/routes";

type TopicRepliesProps = {
  topicId: string;
  replies: Post[];
  /** How many posts are above them on the page. */
  before: number;
} & Pick<PostPage, "page" | "pages">;

/** What members replied on a page of a topic, and the form for another reply. */
export function TopicReplies({ topicId, replies, before, page, pages }: TopicRepliesProps) {
  return (
    <>
      {replies.map((post, index) => (
        <MemberPost key={post.id} topicId={topicId} post={post} number={before + index + 1} />
      ))}
      <WaitingPosts topicId={topicId} />
      <ReplyArea topicId={topicId} path={topicHref(topicId, page)} />
      <Pagination page={page} pages={pages} hrefOf={(number) => topicHref(topicId, number)} />
    </>
  );
}
