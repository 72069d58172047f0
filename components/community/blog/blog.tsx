import { CommunityPage } from "@/components/community/community-page";
import { CardLink } from "@/components/ui/card-link";
import { Illustration } from "@/components/ui/reading/illustration";
import { cn } from "@/lib/cn";
import type { BlogPost } from "@/lib/community/types";
import { formatDay } from "@/lib/dates";
import { recordHref, ROUTES } from "@/lib/routes";

type PostProps = { post: BlogPost; lead: boolean };

/** A post. The newest post spans the whole width. */
function Post({ post, lead }: PostProps) {
  const { id, title, author, date, excerpt, image } = post;
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
        className="aspect-3/2 w-full rounded-xl object-cover"
      />
      <div>
        <h2
          className={cn(
            "mt-4.5 mb-2.5 font-display text-balance",
            lead ? "text-h2 font-extrabold" : "text-h3",
          )}
        >
          <CardLink href={recordHref(ROUTES.blog, id)}>{title}</CardLink>
        </h2>
        <p className={cn("text-pretty text-ink-2", lead && "mb-3 text-large")}>{excerpt}</p>
        <p className={cn("dot-list mt-2 text-ink-3", lead ? "text-note" : "text-small")}>
          <span>
            <span className="spoken">by </span>
            {author.name}
          </span>
          <time dateTime={date}>{formatDay(date)}</time>
        </p>
      </div>
    </article>
  );
}

export function Blog({ posts }: { posts: BlogPost[] }) {
  return (
    <CommunityPage
      current={ROUTES.blog}
      title="Blog"
      lead="Stories from kitchens, markets and very long lunches."
    >
      <ul className="grid gap-8 md:grid-cols-2 md:gap-x-7 md:gap-y-12">
        {posts.map((post, index) => (
          <li key={post.id} className={cn(index === 0 && "md:col-span-full")}>
            <Post post={post} lead={index === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-9 text-ink-2 md:mt-12">
        New posts also come as an{" "}
        <a href={ROUTES.feed} type="application/rss+xml" className="link">
          RSS feed
        </a>
        .
      </p>
    </CommunityPage>
  );
}
