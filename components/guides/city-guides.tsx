import { GuidePage } from "@/components/guides/guide-page";
import { CardLink } from "@/components/ui/card-link";
import { Illustration } from "@/components/ui/reading/illustration";
import { IntentLink } from "@/components/ui/intent-link";
import { SampleNote } from "@/components/ui/sample-note";
import type { CityGuide } from "@/lib/guides/types";
import { recordHref, ROUTES } from "@/lib/routes";

/** One row of the grid on a desktop. */
const EAGER_CITIES = 2;

function CityCard({ guide, eager }: { guide: CityGuide; eager: boolean }) {
  const { id, city, restaurants, population, description, image } = guide;
  return (
    <article className="group relative">
      <Illustration
        picture={image}
        eager={eager}
        className="aspect-16/10 w-full rounded-xl object-cover"
      />
      <div className="mt-4.5 mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="headline text-h2">
          <CardLink href={recordHref(ROUTES.cityGuides, id)}>{city}</CardLink>
        </h2>
        <p className="whitespace-nowrap tabular-nums">
          <b className="headline text-4xl leading-none">{restaurants}</b> restaurants
        </p>
      </div>
      <p className="text-pretty text-ink-2">{description}</p>
      <p className="mt-1.5 text-small text-ink-3">Population {population}</p>
    </article>
  );
}

/** The city guides: four cities with restaurants, population and description; each leads to its guide. */
export function CityGuides({ guides }: { guides: CityGuide[] }) {
  return (
    <GuidePage
      current={ROUTES.cityGuides}
      title="City Guides"
      lead="Four cities we would move to for lunch."
    >
      <ul className="grid gap-9 md:grid-cols-2 md:gap-x-7 md:gap-y-12">
        {guides.map((guide, index) => (
          <li key={guide.id}>
            <CityCard guide={guide} eager={index < EAGER_CITIES} />
          </li>
        ))}
      </ul>
      <SampleNote className="mt-8">The numbers of restaurants are sample figures.</SampleNote>
      <p className="mt-9 text-ink-2 md:mt-12">
        Looking for another city?{" "}
        <IntentLink href={ROUTES.byCity} className="link">
          Browse all cities
        </IntentLink>
        .
      </p>
    </GuidePage>
  );
}
