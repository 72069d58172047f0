import { GuidePage } from "@/components/guides/guide-page";
import { CardLink } from "@/components/ui/card-link";
import { Illustration } from "@/components/ui/reading/illustration";
import type { GuideArticle } from "@/lib/guides/types";
import { recordHref, ROUTES } from "@/lib/routes";

/** The two rows that are visible when the page opens. */
const EAGER_ARTICLES = 2;

function ArticleRow({ article, eager }: { article: GuideArticle; eager: boolean }) {
  const { id, title, author, readTime, description, image } = article;
  return (
    <article className="group relative grid h-full grid-cols-thumb items-start gap-4 border-b border-line py-4.5 md:grid-cols-[240px_minmax(0,1fr)] md:items-center md:gap-6 md:py-7">
      <Illustration
        picture={image}
        eager={eager}
        className="aspect-square w-full rounded-tile object-cover md:rounded-lg"
      />
      <div>
        <h2 className="font-display text-xl leading-close font-heading tracking-snug text-balance md:text-h3">
          <CardLink href={recordHref(ROUTES.foodGuides, id)}>{title}</CardLink>
        </h2>
        <p className="mt-1.5 text-note leading-small text-pretty text-ink-2 md:mt-2.5 md:text-body md:leading-normal">
          {description}
        </p>
        <p className="dot-list mt-1.5 text-small text-ink-3 md:mt-2.5">
          <span>
            <span className="spoken">by </span>
            {author.name}
          </span>
          <span>{readTime} min read</span>
        </p>
      </div>
    </article>
  );
}

export function FoodGuides({ articles }: { articles: GuideArticle[] }) {
  return (
    <GuidePage
      current={ROUTES.foodGuides}
      title="Vegan Food Guides"
      lead="Short reads for better orders."
    >
      <ul className="grid gap-x-12 border-t border-line lg:grid-cols-2">
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleRow article={article} eager={index < EAGER_ARTICLES} />
          </li>
        ))}
      </ul>
    </GuidePage>
  );
}
