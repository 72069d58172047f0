import {
  RankedKitchen,
  RankedName,
  RankedPicture,
  RankedScore,
} from "@/components/restaurants/top-rated/top-rated-parts";
import { RankMark } from "@/components/restaurants/top-rated/top-rated-rank";
import { cn } from "@/lib/cn";
import type { RatingBasis } from "@/lib/restaurants/score";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type TopRatedFirstProps = { restaurant: RestaurantSummary; basis: RatingBasis | undefined };

/** The first rank, on a panel as wide as the page. */
export function TopRatedFirst({ restaurant, basis }: TopRatedFirstProps) {
  return (
    <article
      className={cn(
        "group relative bg-turmeric-soft",
        "max-md:-mx-(--gutter) max-md:mb-2.5 max-md:flex max-md:flex-col-reverse",
        "md:grid md:min-h-140 md:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)] md:overflow-hidden md:rounded-block",
      )}
    >
      <div className="flex flex-col px-(--gutter) pt-6 pb-7 md:p-12 md:ps-14">
        <RankMark
          rank={1}
          className="max-md:absolute max-md:start-3 max-md:top-3 max-md:size-26 md:-ms-4.5 md:-mt-3 md:size-43"
        />
        <RankedName
          restaurant={restaurant}
          className="text-7xl leading-flat tracking-tighter md:mt-auto md:pt-8 md:text-[clamp(3.5rem,1.5rem+5.6vw,7rem)]"
        />
        <RankedKitchen restaurant={restaurant} className="mt-3 md:mt-4.5 md:text-title" />
        <RankedScore
          restaurant={restaurant}
          basis={basis}
          className="mt-4.5 flex items-baseline gap-4 border-t-frame border-[color-mix(in_oklch,var(--turmeric-ink)_26%,transparent)] pt-4.5 md:mt-7 md:pt-7"
          ratingClassName="headline gap-[0.12em] text-7xl leading-flat tracking-tight lining-nums md:text-8xl"
          reviewsClassName="text-note leading-title"
        />
      </div>
      <RankedPicture restaurant={restaurant} eager className="max-md:aspect-4/3" />
    </article>
  );
}
