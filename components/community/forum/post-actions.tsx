import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { EditPostLink } from "@/components/community/forum/edit-post-link";
import { ReportLink } from "@/components/site/report-link";
import { PageLink } from "@/components/ui/page-link";
import { spoken } from "@/components/ui/spoken";
import english from "@/lib/messages/en/forum/forum.json";
import { replyHref } from "@/lib/routes";

const ACTION =
  "inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 font-semibold text-ink-2 hover:bg-sprout hover:text-ink";

type QuoteLinkProps = {
  topicId: string;
  postId: string;
  author: string;
  /** Among the posts of the page, from 1: tells posts of one author apart where only the name of a link is read. */
  number: number;
};

/** Leads to the form that answers a post; a page load, so that no page carries the form's code. */
export function QuoteLink({ topicId, postId, author, number }: QuoteLinkProps) {
  const t = useTexts("forum", english);
  return (
    <PageLink href={replyHref(topicId, postId)} rel="nofollow" className={`${ACTION} -ms-3.5`}>
      <Icon name="Quote" size={18} />
      {t.rich("quote", { name: author, number, spoken })}
    </PageLink>
  );
}

/** What can be done about a member's post. */
export function PostActions(props: QuoteLinkProps) {
  const { topicId, postId, author, number } = props;
  const t = useTexts("forum", english);
  return (
    <div className="mt-2 flex flex-wrap items-center print:hidden">
      <QuoteLink {...props} />
      <EditPostLink topicId={topicId} postId={postId} className={ACTION} />
      <ReportLink kind="post" id={postId} about={t("about", { name: author, number })} />
    </div>
  );
}
