import { useTexts } from "#texts";
import type { ComponentProps, ReactNode } from "react";
import { TitleOf } from "@/components/guides/guide-words";
import { useGuideTabs } from "@/components/guides/use-guide-tabs";
import { ArticleHeading } from "@/components/ui/reading/article-heading";
import { AuthorNote } from "@/components/ui/reading/author-note";
import { Avatar } from "@/components/ui/avatar";
import { Illustration } from "@/components/ui/reading/illustration";
import { MoreList } from "@/components/ui/lists/more-list";
import { OwnText } from "@/components/ui/reading/own-text";
import { PreviousNext } from "@/components/ui/reading/previous-next";
import { ReadingColumn } from "@/components/ui/reading/reading-column";
import { SectionTabs } from "@/components/ui/section-tabs";
import { formatDayIn } from "@/lib/languages/format-day";
import type { Language } from "@/lib/languages/languages";
import english from "@/lib/messages/en/guides/article.json";
import type { Guide } from "@/lib/guides/types";
import { recordHref, type RecordList } from "@/lib/routes";

type RelatedText = Omit<ComponentProps<typeof MoreList>["entries"][number], "title"> & {
  title: string;
  language: Language;
};

type GuideArticleProps = {
  /** The heading of the guide's list. */
  list: { href: RecordList; label: string };
  guide: Guide;
  previous: Guide | undefined;
  next: Guide | undefined;
  more: readonly RelatedText[];
  /** Facts of this kind of guide, between the picture and the text. */
  facts?: ReactNode;
  /** Where the author's own page is. */
  authorHref?: string | undefined;
};

/** Who wrote a guide, when it was changed, and how long it takes to read. */
function Byline({ guide: { author, text } }: { guide: Guide }) {
  const t = useTexts("article", english);
  return (
    <>
      {author && <Avatar src={author.avatar} size={48} className="rounded-[14px_14px_14px_3px]" />}
      <p className="text-note text-ink-3">
        {author && (
          <b className="text-base block text-ink">
            {t.rich("by", {
              spoken: (by) => (
                <span key="spoken" className="spoken">
                  {by}
                </span>
              ),
              name: () => <OwnText key="name" language={t.language} text={author.name} />,
            })}
          </b>
        )}
        {t.rich("updated", {
          day: () => (
            <time key="day" dateTime={text.updated}>
              {formatDayIn(t.language, text.updated)}
            </time>
          ),
          minutes: text.readTime,
        })}
      </p>
    </>
  );
}

/** One guide to read, with its contents, its sources and what to read next. */
export function GuideArticle({ list, guide, previous, next, more, ...props }: GuideArticleProps) {
  const { title, description, author, image, text } = guide;
  const t = useTexts("article", english);
  const linkTo = (other: Guide | undefined) =>
    other && {
      href: recordHref(list.href, other.id),
      title: <TitleOf text={other} page={t.language} />,
    };
  return (
    <main className="wrap">
      <SectionTabs {...useGuideTabs(list.href)} below />
      <article>
        <ArticleHeading
          parent={{ ...list, landmark: t("breadcrumb") }}
          title={title}
          lead={description}
          byline={<Byline guide={guide} />}
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
      <PreviousNext
        label={list.label}
        previous={linkTo(previous)}
        next={linkTo(next)}
        words={{ previous: t("previous"), next: t("next") }}
      />
      <MoreList
        title={t("more")}
        entries={more.map((other) => ({
          ...other,
          title: <TitleOf text={other} page={t.language} />,
        }))}
      />
    </main>
  );
}
