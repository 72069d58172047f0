import { QuoteForm } from "@/components/community/quote-form";
import { BackLink } from "@/components/ui/back-link";
import { quoteHref, topicHref } from "@/lib/routes";

type QuoteScreenProps = {
  topicId: string;
  title: string;
  quoted: { id: string; author: { name: string }; text: string };
};

/** The page on which a member answers a post of a topic. */
export function QuoteScreen({ topicId, title, quoted }: QuoteScreenProps) {
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <BackLink href={topicHref(topicId)} label={title} />
      <h1 id="reply-heading" className="mt-1 mb-8 headline text-h2 wrap-anywhere">
        Answer what {quoted.author.name} wrote
      </h1>
      <div className="max-w-150">
        <QuoteForm topicId={topicId} path={quoteHref(topicId, quoted.id)} quoted={quoted} />
      </div>
    </main>
  );
}
