import { useTexts } from "#texts";
import { AuthorText, TopicTitle } from "@/components/community/forum/forum-words";
import { ReplyPageForm } from "@/components/community/forum/reply-page-form";
import { BackLink } from "@/components/ui/back-link";
import pages from "@/lib/messages/en/forum/form-pages.json";
import english from "@/lib/messages/en/forum/forum.json";
import { replyHref, topicHref } from "@/lib/routes";

type ReplyScreenProps = {
  topicId: string;
  title: string;
  sample: boolean;
  /** The post that is quoted. */
  quoted?: { id: string; author: { name: string }; text: string } | undefined;
};

/** The page on which a member answers a post of a topic, or without scripts the topic. */
export function ReplyScreen({ topicId, title, sample, quoted }: ReplyScreenProps) {
  const t = useTexts("forum", english);
  const ofPages = useTexts("forum-pages", pages);
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <BackLink
        href={topicHref(topicId)}
        label={<TopicTitle {...{ title, sample }} />}
        landmark={t("breadcrumb")}
      />
      <h1 id="reply-heading" className="mt-1 mb-8 headline text-h2 wrap-anywhere">
        {quoted
          ? ofPages.rich("answer", {
              name: () => <AuthorText key="name" name={quoted.author.name} />,
            })
          : t("reply")}
      </h1>
      <div className="max-w-150">
        <ReplyPageForm topicId={topicId} path={replyHref(topicId, quoted?.id)} quoted={quoted} />
      </div>
    </main>
  );
}
