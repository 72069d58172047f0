import {
  RankedKitchen,
  RankedName,
  RankedPicture,
  RankedScore,
} from "@/components/restaurants/top-rated-parts";
import { RankMark } from "@/components/restaurants/top-rated-rank";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** The winner, on a panel as wide as the page. */
export function TopRatedFirst({ restaurant }: { restaurant: RestaurantSummary }) {
  return (
    <article className="group relative bg-turmeric-soft max-md:-mx-(--gutter) max-md:mb-2.5 max-md:flex max-md:flex-col-reverse md:grid md:min-h-[560px] md:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)] md:overflow-hidden md:rounded-[28px]">
      <div className="flex flex-col px-(--gutter) pt-6 pb-7 md:p-12 md:pl-14">
        <RankMark
          rank={1}
          className="max-md:absolute max-md:top-3 max-md:left-3 max-md:size-26 md:-mt-3 md:-ml-[18px] md:size-[172px]"
        />
        <RankedName
          restaurant={restaurant}
          className="text-[3.5rem] leading-[0.86] tracking-[-0.028em] md:mt-auto md:pt-8 md:text-[clamp(3.5rem,1.5rem+5.6vw,7rem)]"
        />
        <RankedKitchen
          restaurant={restaurant}
          className="mt-[0.7rem] md:mt-[1.1rem] md:text-[1.0625rem]"
        />
        <RankedScore
          restaurant={restaurant}
          className="mt-[1.15rem] flex items-baseline gap-4 border-t-[1.5px] border-[color-mix(in_oklch,var(--turmeric-ink)_26%,transparent)] pt-[1.15rem] md:mt-7 md:pt-7"
          ratingClassName="gap-[0.12em] font-display text-[3.5rem] leading-[0.85] font-extrabold tracking-[-0.02em] lining-nums md:text-[4.5rem]"
          reviewsClassName="text-[0.9375rem] leading-[1.2]"
        />
      </div>
      <RankedPicture restaurant={restaurant} eager className="max-md:aspect-4/3" />
    </article>
  );
}
