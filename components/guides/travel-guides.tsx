import { GuidePage } from "@/components/guides/guide-page";
import { CardLink } from "@/components/ui/card-link";
import { Illustration } from "@/components/ui/reading/illustration";
import { SampleNote } from "@/components/ui/sample-note";
import { Star } from "@/components/site/rating";
import type { TravelGuide } from "@/lib/guides/types";
import { recordHref, ROUTES } from "@/lib/routes";

function CityRow({ guide, eager }: { guide: TravelGuide; eager: boolean }) {
  const { id, city, description, highlights, rating, image } = guide;
  return (
    <article className="group relative pb-9 md:grid md:grid-cols-[360px_minmax(0,1fr)] md:items-center md:gap-x-9 md:gap-y-6 md:border-b md:border-line md:py-8 xl:grid-cols-[440px_minmax(0,1fr)_288px] xl:gap-x-12">
      <Illustration
        picture={image}
        eager={eager}
        className="aspect-3/2 w-full rounded-xl object-cover md:row-span-2 md:aspect-4/3 xl:row-span-1"
      />
      <div className="max-xl:self-end">
        <div className="mt-4 mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:mt-0 md:mb-3.5">
          <h2 className="headline text-h2">
            <CardLink href={recordHref(ROUTES.travelGuides, id)}>{city}</CardLink>
          </h2>
          <p className="flex items-center gap-1.5 headline text-2xl leading-none tracking-snug tabular-nums md:text-4xl">
            <Star size={22} />
            <span>
              <span className="spoken">Rated </span>
              {rating.toFixed(1)}
            </span>
          </p>
        </div>
        <p className="max-w-[30em] text-pretty text-ink-2 md:text-large">{description}</p>
      </div>
      <div className="max-xl:self-start max-md:mt-4">
        <h3 className="mb-2 text-body leading-snug font-strong tracking-snug md:mb-3 md:text-h4">
          Highlights
        </h3>
        <ul className="text-ink-2">
          {highlights.map((highlight) => (
            <li
              key={highlight}
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
  return (
    <GuidePage
      current={ROUTES.travelGuides}
      title="Vegan Travel Guides"
      lead="Go for the sights, stay for the side dishes."
    >
      <ul className="md:border-t md:border-line">
        {guides.map((guide, index) => (
          <li key={guide.id}>
            <CityRow guide={guide} eager={index === 0} />
          </li>
        ))}
      </ul>
      <SampleNote className="mt-8">The ratings of the cities are sample figures.</SampleNote>
    </GuidePage>
  );
}
