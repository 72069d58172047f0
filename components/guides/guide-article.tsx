import type { ReactNode } from "react";
import { AuthorNote } from "@/components/ui/reading/author-note";
import { ArticleHeading } from "@/components/ui/reading/article-heading";
import { Avatar } from "@/components/ui/avatar";
import { Illustration } from "@/components/ui/reading/illustration";
import { MoreList, type MoreEntry } from "@/components/ui/lists/more-list";
import { PreviousNext } from "@/components/ui/reading/previous-next";
import { ReadingColumn } from "@/components/ui/reading/reading-column";
import { SectionTabs } from "@/components/ui/section-tabs";
import { formatDay } from "@/lib/dates";
import type { Guide } from "@/lib/guides/types";
import { menuEntries } from "@/lib/navigation";
import { recordHref, type RecordList } from "@/lib/routes";

type GuideArticleProps = {
  /** The heading of the guide's list. */
  list: { href: RecordList; label: string };
  guide: Guide;
  previous: Guide | undefined;
  next: Guide | undefined;
  more: readonly MoreEntry[];
  /** Facts of this kind of guide, between the picture and the text. */
  facts?: ReactNode;
  /** Where the author's own page is. */
  authorHref?: string | undefined;
};

/** One guide to read, with its contents, its sources and what to read next. */
export function GuideArticle({ list, guide, previous, next, more, ...props }: GuideArticleProps) {
  const { title, description, author, image, text } = guide;
  const linkTo = (other: Guide | undefined) =>
    other && { href: recordHref(list.href, other.id), title: other.title };
  return (
    <main className="wrap">
      <SectionTabs label="Guide pages" tabs={menuEntries("guides")} current={list.href} below />
      <article>
        <ArticleHeading
          parent={list}
          title={title}
          lead={description}
          byline={
            <>
              {author && (
                <Avatar src={author.avatar} size={48} className="rounded-[14px_14px_14px_3px]" />
              )}
              <p className="text-note text-ink-3">
                {author && (
                  <b className="text-base block text-ink">
                    <span className="spoken">by </span>
                    {author.name}
                  </b>
                )}
                Updated <time dateTime={text.updated}>{formatDay(text.updated)}</time>.{" "}
                {text.readTime} min read
              </p>
            </>
          }
        />
        <Illustration
          picture={image}
          eager
          className="mt-8 aspect-4/3 w-full object-cover max-md:-mx-(--gutter) max-md:w-[calc(100%+2*var(--gutter))] max-md:max-w-none md:aspect-21/9 md:rounded-[28px]"
        />
        <ReadingColumn
          body={text.body}
          before={props.facts}
          after={author && <AuthorNote author={author} href={props.authorHref} />}
        />
      </article>
      <PreviousNext label={list.label} previous={linkTo(previous)} next={linkTo(next)} />
      <MoreList title="More like this" entries={more} />
    </main>
  );
}
