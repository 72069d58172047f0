import { GuidePage } from "@/components/guides/guide-page";
import { Illustration } from "@/components/ui/illustration";
import { Star } from "@/components/ui/star";
import type { TravelGuide } from "@/lib/guides/types";
import { ROUTES } from "@/lib/routes";

function CityRow({ guide, eager }: { guide: TravelGuide; eager: boolean }) {
  const { city, description, highlights, rating, image } = guide;
  return (
    <article className="pb-9 md:grid md:grid-cols-[360px_minmax(0,1fr)] md:items-center md:gap-x-9 md:gap-y-6 md:border-b md:border-line md:py-8 xl:grid-cols-[440px_minmax(0,1fr)_288px] xl:gap-x-12">
      <Illustration
        picture={image}
        eager={eager}
        className="aspect-3/2 w-full rounded-xl object-cover md:row-span-2 md:aspect-4/3 xl:row-span-1"
      />
      <div className="max-xl:self-end">
        <div className="mt-4 mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:mt-0 md:mb-[0.9rem]">
          <h2 className="font-display text-h2 font-extrabold">{city}</h2>
          <p className="flex items-center gap-[0.4rem] font-display text-[1.5rem] leading-none font-extrabold tracking-[-0.01em] tabular-nums md:text-[1.75rem]">
            <Star size={22} />
            <span className="sr-only">Rated </span>
            {rating.toFixed(1)}
          </p>
        </div>
        <p className="max-w-[30em] text-pretty text-ink-2 md:text-[1.125rem]">{description}</p>
      </div>
      <div className="max-xl:self-start max-md:mt-4">
        <h3 className="mb-2 text-base leading-[1.3] font-[650] tracking-[-0.008em] md:mb-[0.7rem] md:text-h4">
          Highlights
        </h3>
        <ul className="text-ink-2">
          {highlights.map((highlight) => (
            <li
              key={highlight}
              className="border-t border-line py-[0.55rem] leading-[1.4] text-pretty last:pb-0 md:py-[0.7rem]"
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
    </GuidePage>
  );
}
