import { GuidePage } from "@/components/guides/guide-page";
import { Illustration } from "@/components/ui/illustration";
import type { GuideArticle } from "@/lib/guides/types";
import { ROUTES } from "@/lib/routes";

/** The two rows that are in sight when the page opens. */
const EAGER_ARTICLES = 2;

function ArticleRow({ article, eager }: { article: GuideArticle; eager: boolean }) {
  const { title, author, readTime, description, image } = article;
  return (
    <article className="grid h-full grid-cols-[104px_minmax(0,1fr)] items-start gap-4 border-b border-line py-[1.1rem] md:grid-cols-[240px_minmax(0,1fr)] md:items-center md:gap-6 md:py-7">
      <Illustration
        picture={image}
        eager={eager}
        className="aspect-square w-full rounded-[14px] object-cover md:rounded-lg"
      />
      <div>
        <h2 className="font-display text-[1.3125rem] leading-[1.06] font-[750] tracking-[-0.012em] text-balance md:text-h3">
          {title}
        </h2>
        <p className="mt-[0.4rem] text-[0.9375rem] leading-[1.45] text-pretty text-ink-2 md:mt-[0.6rem] md:text-base md:leading-normal">
          {description}
        </p>
        <p className="mt-[0.4rem] dot-list text-small text-ink-3 md:mt-[0.6rem]">
          <span>
            <span className="sr-only">by </span>
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
          <li key={article.id} id={article.id}>
            <ArticleRow article={article} eager={index < EAGER_ARTICLES} />
          </li>
        ))}
      </ul>
    </GuidePage>
  );
}
