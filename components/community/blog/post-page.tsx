import { ArticleHeading } from "@/components/ui/reading/article-heading";
import { AuthorNote } from "@/components/ui/reading/author-note";
import { Avatar } from "@/components/ui/avatar";
import { Illustration } from "@/components/ui/reading/illustration";
import { MoreList, type MoreEntry } from "@/components/ui/lists/more-list";
import { PreviousNext } from "@/components/ui/reading/previous-next";
import { Prose } from "@/components/ui/reading/prose";
import { SectionTabs } from "@/components/ui/section-tabs";
import { CollapsedContents } from "@/components/ui/reading/table-of-contents";
import type { BlogPost } from "@/lib/community/types";
import { formatDay } from "@/lib/dates";
import { menuEntries } from "@/lib/navigation";
import { recordHref, ROUTES } from "@/lib/routes";

type PostPageProps = {
  post: BlogPost;
  previous: BlogPost | undefined;
  next: BlogPost | undefined;
  more: readonly MoreEntry[];
  /** Where the author's own page is. */
  authorHref: string | undefined;
};

/** One post of the blog. */
export function PostPage({ post, previous, next, more, authorHref }: PostPageProps) {
  const { title, excerpt, date, image, text } = post;
  const linkTo = (other: BlogPost | undefined) =>
    other && { href: recordHref(ROUTES.blog, other.id), title: other.title };
  return (
    <main className="wrap">
      <SectionTabs
        label="Community pages"
        tabs={menuEntries("community")}
        current={ROUTES.blog}
        below
      />
      <article>
        <div className="mx-auto max-w-240">
          <ArticleHeading
            parent={{ href: ROUTES.blog, label: "Blog" }}
            title={title}
            lead={excerpt}
            byline={
              <>
                <Avatar
                  src={post.author.avatar}
                  size={48}
                  className="rounded-[14px_14px_14px_3px]"
                />
                <p className="text-note text-ink-3">
                  <b className="text-base block text-ink">
                    <span className="spoken">by </span>
                    {post.author.name}
                  </b>
                  <time dateTime={date}>{formatDay(date)}</time>. {text.readTime} min read
                </p>
              </>
            }
          />
          <Illustration
            picture={image}
            eager
            className="mt-8 aspect-4/3 w-full object-cover max-md:-mx-(--gutter) max-md:w-[calc(100%+2*var(--gutter))] max-md:max-w-none md:aspect-3/2 md:rounded-[28px]"
          />
        </div>
        <div className="mx-auto mt-6 max-w-152 md:mt-14">
          <div className="mb-6 print:hidden">
            <CollapsedContents headings={text.body.contents} />
          </div>
          <Prose tree={text.body.tree} />
          <AuthorNote author={post.author} href={authorHref} />
        </div>
      </article>
      <PreviousNext label="Posts" previous={linkTo(previous)} next={linkTo(next)} />
      <MoreList title="More like this" entries={more} />
    </main>
  );
}
