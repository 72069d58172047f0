import { useTexts } from "#texts";
import { GuidePage } from "@/components/guides/guide-page";
import { langOf, TitleOf, wordsOf } from "@/components/guides/guide-words";
import { CardLink } from "@/components/ui/card-link";
import { Illustration } from "@/components/ui/reading/illustration";
import { SampleNote } from "@/components/ui/sample-note";
import { Star } from "@/components/site/rating";
import type { TravelGuide } from "@/lib/guides/types";
import { formatDecimal } from "@/lib/languages/format-decimal";
import article from "@/lib/messages/en/guides/article.json";
import english from "@/lib/messages/en/guides/guide-lists.json";
import { recordHref, ROUTES } from "@/lib/routes";

function CityRow({ guide, eager }: { guide: TravelGuide; eager: boolean }) {
  const { id, description, highlights, rating, image } = guide;
  const t = useTexts("guide-lists", english);
  const words = useTexts("article", article);
  const own = wordsOf(guide, t.language);
  return (
    <article className="group relative pb-9 md:grid md:grid-cols-[360px_minmax(0,1fr)] md:items-center md:gap-x-9 md:gap-y-6 md:border-b md:border-line md:py-8 xl:grid-cols-[440px_minmax(0,1fr)_288px] xl:gap-x-12">
      <Illustration
        picture={image}
        eager={eager}
        lang={langOf(guide, t.language)}
        className="aspect-3/2 w-full rounded-xl object-cover md:row-span-2 md:aspect-4/3 xl:row-span-1"
      />
      <div className="max-xl:self-end">
        <div className="mt-4 mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:mt-0 md:mb-3.5">
          <h2 className="headline text-h2">
            <CardLink href={recordHref(ROUTES.travelGuides, id)}>
              <TitleOf text={guide} page={t.language} />
            </CardLink>
          </h2>
          <p className="flex items-center gap-1.5 headline text-2xl leading-none tracking-snug tabular-nums md:text-4xl">
            <Star size={22} />
            <span>
              {t.rich("travel.rated", {
                spoken: (rated) => (
                  <span key="spoken" className="spoken">
                    {rated}
                  </span>
                ),
                rating: formatDecimal(t.language, rating, true),
              })}
            </span>
          </p>
        </div>
        <p className="max-w-[30em] text-pretty text-ink-2 md:text-large" {...own}>
          {description}
        </p>
      </div>
      <div className="max-xl:self-start max-md:mt-4">
        <h3 className="mb-2 text-body leading-snug font-strong tracking-snug md:mb-3 md:text-h4">
          {words("highlights")}
        </h3>
        <ul className="text-ink-2">
          {highlights.map((highlight) => (
            <li
              key={highlight}
              {...own}
              className="border-t border-line py-2 leading-copy text-pretty last:pb-0 md:py-3"
            >
              {highlight}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

export function TravelGuides({ guides }: { guides: TravelGuide[] }) {
  const t = useTexts("guide-lists", english);
  return (
    <GuidePage current={ROUTES.travelGuides} title={t("travel")} lead={t("travel.lead")}>
      <ul className="md:border-t md:border-line">
        {guides.map((guide, index) => (
          <li key={guide.id}>
            <CityRow guide={guide} eager={index === 0} />
          </li>
        ))}
      </ul>
      <SampleNote className="mt-8">{t("travel.sample")}</SampleNote>
    </GuidePage>
  );
}
