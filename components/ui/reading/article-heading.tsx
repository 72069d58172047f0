import type { ComponentProps, ReactNode } from "react";
import { BackLink } from "@/components/ui/back-link";

type ArticleHeadingProps = {
  parent: ComponentProps<typeof BackLink>;
  title: string;
  lead: string;
  /** Who wrote it, and when. */
  byline: ReactNode;
};

/** The heading of an article: back link, title, summary and byline. */
export function ArticleHeading({ parent, title, lead, byline }: ArticleHeadingProps) {
  return (
    <header className="pt-3 md:pt-10">
      <BackLink {...parent} />
      <h1 className="mt-1 max-w-[16em] font-display text-h1 font-extrabold text-balance">
        {title}
      </h1>
      <p className="mt-4 max-w-[38em] text-lead text-pretty text-ink-2">{lead}</p>
      <div className="mt-6 flex items-center gap-3.5 leading-copy md:mt-7">{byline}</div>
    </header>
  );
}
