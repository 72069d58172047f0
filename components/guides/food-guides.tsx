import { useTexts } from "#texts";
import { GuidePage } from "@/components/guides/guide-page";
import { langOf, TitleOf, wordsOf } from "@/components/guides/guide-words";
import { CardLink } from "@/components/ui/card-link";
import { Illustration } from "@/components/ui/reading/illustration";
import article from "@/lib/messages/en/guides/article.json";
import english from "@/lib/messages/en/guides/guide-lists.json";
import { OwnText } from "@/components/ui/reading/own-text";
import type { GuideArticle } from "@/lib/guides/types";
import { recordHref, ROUTES } from "@/lib/routes";

/** The two rows that are visible when the page opens. */
const EAGER_ARTICLES = 2;

function ArticleRow({ guide, eager }: { guide: GuideArticle; eager: boolean }) {
  const { id, author, readTime, description, image } = guide;
  const t = useTexts("guide-lists", english);
  const words = useTexts("article", article);
  return (
    <article className="group relative grid h-full grid-cols-thumb items-start gap-4 border-b border-line py-4.5 md:grid-cols-[240px_minmax(0,1fr)] md:items-center md:gap-6 md:py-7">
      <Illustration
        picture={image}
        eager={eager}
        lang={langOf(guide, t.language)}
        className="aspect-square w-full rounded-tile object-cover md:rounded-lg"
      />
      <div>
        <h2 className="font-display text-xl leading-close font-heading tracking-snug text-balance md:text-h3">
          <CardLink href={recordHref(ROUTES.foodGuides, id)}>
            <TitleOf text={guide} page={t.language} />
          </CardLink>
        </h2>
        <p
          className="mt-1.5 text-note leading-small text-pretty text-ink-2 md:mt-2.5 md:text-body md:leading-normal"
          {...wordsOf(guide, t.language)}
        >
          {description}
        </p>
        <p className="dot-list mt-1.5 text-small text-ink-3 md:mt-2.5">
          <span>
            {words.rich("by", {
              spoken: (by) => (
                <span key="spoken" className="spoken">
                  {by}
                </span>
              ),
              name: () => <OwnText key="name" language={t.language} text={author.name} />,
            })}
          </span>
          <span>{t("read", { count: readTime })}</span>
        </p>
      </div>
    </article>
  );
}

export function FoodGuides({ guides }: { guides: GuideArticle[] }) {
  const t = useTexts("guide-lists", english);
  return (
    <GuidePage current={ROUTES.foodGuides} title={t("food")} lead={t("food.lead")}>
      <ul className="grid gap-x-12 border-t border-line lg:grid-cols-2">
        {guides.map((guide, index) => (
          <li key={guide.id}>
            <ArticleRow guide={guide} eager={index < EAGER_ARTICLES} />
          </li>
        ))}
      </ul>
    </GuidePage>
  );
}
