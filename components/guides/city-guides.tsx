import { useTexts } from "#texts";
import { GuidePage } from "@/components/guides/guide-page";
import { langOf, TitleOf, wordsOf } from "@/components/guides/guide-words";
import { CardLink } from "@/components/ui/card-link";
import { Illustration } from "@/components/ui/reading/illustration";
import { IntentLink } from "@/components/ui/intent-link";
import { SampleNote } from "@/components/ui/sample-note";
import type { CityGuide } from "@/lib/guides/types";
import english from "@/lib/messages/en/guides/guide-lists.json";
import { populationIn } from "@/lib/guides/population";
import { recordHref, ROUTES } from "@/lib/routes";

/** One row of the grid on a desktop. */
const EAGER_CITIES = 2;

function CityCard({ guide, eager }: { guide: CityGuide; eager: boolean }) {
  const { id, restaurants, population, description, image } = guide;
  const t = useTexts("guide-lists", english);
  return (
    <article className="group relative">
      <Illustration
        picture={image}
        eager={eager}
        lang={langOf(guide, t.language)}
        className="aspect-16/10 w-full rounded-xl object-cover"
      />
      <div className="mt-4.5 mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="headline text-h2">
          <CardLink href={recordHref(ROUTES.cityGuides, id)}>
            <TitleOf text={guide} page={t.language} />
          </CardLink>
        </h2>
        <p className="whitespace-nowrap tabular-nums">
          {t.rich("city.restaurants", {
            count: restaurants,
            number: () => (
              <b key="number" className="headline text-4xl leading-none">
                {restaurants}
              </b>
            ),
          })}
        </p>
      </div>
      <p className="text-pretty text-ink-2" {...wordsOf(guide, t.language)}>
        {description}
      </p>
      <p className="mt-1.5 text-small text-ink-3">
        {t("city.population", { population: populationIn(t.language, population) })}
      </p>
    </article>
  );
}

/** The city guides: four cities with restaurants, population and description; each leads to its guide. */
export function CityGuides({ guides }: { guides: CityGuide[] }) {
  const t = useTexts("guide-lists", english);
  return (
    <GuidePage current={ROUTES.cityGuides} title={t("city")} lead={t("city.lead")}>
      <ul className="grid gap-9 md:grid-cols-2 md:gap-x-7 md:gap-y-12">
        {guides.map((guide, index) => (
          <li key={guide.id}>
            <CityCard guide={guide} eager={index < EAGER_CITIES} />
          </li>
        ))}
      </ul>
      <SampleNote className="mt-8">{t("city.sample")}</SampleNote>
      <p className="mt-9 text-ink-2 md:mt-12">
        {t.rich("city.others", {
          link: (words) => (
            <IntentLink key="link" href={ROUTES.byCity} className="link">
              {words}
            </IntentLink>
          ),
        })}
      </p>
    </GuidePage>
  );
}
