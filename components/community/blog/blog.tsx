import { useTexts } from "#texts";
import { CommunityPage } from "@/components/community/community-page";
import { OwnText } from "@/components/ui/reading/own-text";
import { CardLink } from "@/components/ui/card-link";
import { Illustration } from "@/components/ui/reading/illustration";
import { cn } from "@/lib/cn";
import type { BlogPost } from "@/lib/community/types";
import { formatDayIn } from "@/lib/languages/format-day";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/forum/blog.json";
import { recordHref, ROUTES } from "@/lib/routes";

type PostProps = { post: BlogPost; lead: boolean };

/** A post, which is in English. The newest post spans the whole width. */
function Post({ post, lead }: PostProps) {
  const { id, title, author, date, excerpt, image } = post;
  const t = useTexts("blog", english);
  const own = ownWords(t.language, "en");
  return (
    <article
      className={cn(
        "group relative",
        lead && "md:grid md:grid-cols-[1.35fr_1fr] md:items-center md:gap-8 lg:gap-12",
      )}
    >
      <Illustration
        picture={image}
        eager={lead}
        lang={t.language === DEFAULT_LANGUAGE ? undefined : "en"}
        className="aspect-3/2 w-full rounded-xl object-cover"
      />
      <div>
        <h2
          className={cn(
            "mt-4.5 mb-2.5 font-display text-balance",
            lead ? "text-h2 font-extrabold" : "text-h3",
          )}
        >
          <CardLink href={recordHref(ROUTES.blog, id)}>
            <OwnText language={t.language} text={title} lang="en" />
          </CardLink>
        </h2>
        <p className={cn("text-pretty text-ink-2", lead && "mb-3 text-large")} {...own}>
          {excerpt}
        </p>
        <p className={cn("dot-list mt-2 text-ink-3", lead ? "text-note" : "text-small")}>
          <span>
            {t.rich("by", {
              spoken: (words) => (
                <span key="spoken" className="spoken">
                  {words}
                </span>
              ),
              name: () => <OwnText key="name" language={t.language} text={author.name} />,
            })}
          </span>
          <time dateTime={date}>{formatDayIn(t.language, date)}</time>
        </p>
      </div>
    </article>
  );
}

export function Blog({ posts }: { posts: BlogPost[] }) {
  const t = useTexts("blog", english);
  return (
    <CommunityPage current={ROUTES.blog} title={t("title")} lead={t("lead")}>
      <ul className="grid gap-8 md:grid-cols-2 md:gap-x-7 md:gap-y-12">
        {posts.map((post, index) => (
          <li key={post.id} className={cn(index === 0 && "md:col-span-full")}>
            <Post post={post} lead={index === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-9 text-ink-2 md:mt-12">
        {t.rich("feed", {
          link: (words) => (
            <a key="link" href={ROUTES.feed} type="application/rss+xml" className="link">
              {words}
            </a>
          ),
        })}
      </p>
    </CommunityPage>
  );
}
