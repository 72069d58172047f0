import { ReplyPageForm } from "@/components/community/forum/reply-page-form";
import { BackLink } from "@/components/ui/back-link";
import { replyHref, topicHref } from "@/lib/routes";

type ReplyScreenProps = {
  topicId: string;
  title: string;
  /** The post that is quoted. */
  quoted?: { id: string; author: { name: string }; text: string } | undefined;
};

/** The page on which a member answers a post of a topic, or without scripts the topic. */
export function ReplyScreen({ topicId, title, quoted }: ReplyScreenProps) {
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <BackLink href={topicHref(topicId)} label={title} />
      <h1 id="reply-heading" className="mt-1 mb-8 headline text-h2 wrap-anywhere">
        {quoted ? `Answer what ${quoted.author.name} wrote` : "Reply"}
      </h1>
      <div className="max-w-150">
        <ReplyPageForm topicId={topicId} path={replyHref(topicId, quoted?.id)} quoted={quoted} />
      </div>
    </main>
  );
}
