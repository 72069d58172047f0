import { Quote } from "lucide-react";
import { EditPostLink } from "@/components/community/edit-post-link";
import { ReportLink } from "@/components/site/report-link";
import { replyHref } from "@/lib/routes";

const ACTION =
  "inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 font-semibold text-ink-2 hover:bg-sprout hover:text-ink";

const BEGINNING_WORDS = 6;

/** Tells an author's posts apart where only the name of a link is read. */
function postOf(author: string, text: string) {
  return `${author}, “${text.split(/\s+/, BEGINNING_WORDS).join(" ")}”`;
}

type QuoteLinkProps = { topicId: string; postId: string; author: string; text: string };

/** Leads to the form that answers a post; a page load, so that no page carries the form's code. */
export function QuoteLink({ topicId, postId, author, text }: QuoteLinkProps) {
  return (
    <a href={replyHref(topicId, postId)} rel="nofollow" className={`${ACTION} -ml-3.5`}>
      <Quote size={18} strokeWidth={1.9} aria-hidden="true" />
      Quote<span className="sr-only"> the post of {postOf(author, text)}</span>
    </a>
  );
}

/** What can be done about a member's post. */
export function PostActions({ topicId, postId, author, text }: QuoteLinkProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center print:hidden">
      <QuoteLink {...{ topicId, postId, author, text }} />
      <EditPostLink topicId={topicId} postId={postId} className={ACTION} />
      <ReportLink kind="post" id={postId} about={`the post of ${postOf(author, text)}`} />
    </div>
  );
}
