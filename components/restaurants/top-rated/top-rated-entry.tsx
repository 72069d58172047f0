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

const PHONE_ROW =
  "group relative max-md:grid max-md:grid-cols-thumb max-md:items-center max-md:gap-x-4 max-md:border-b max-md:border-line max-md:py-4.5";
const PHONE_NAME = "text-3xl leading-none tracking-snug";
const KITCHEN = "mt-1 text-small leading-copy md:mt-2 md:text-body";
const SCORE =
  "max-md:mt-2 max-md:flex max-md:items-center max-md:gap-2 max-md:text-small md:text-note lg:text-end";
const RATING = cn(
  "gap-1 text-body max-md:font-bold max-md:tabular-nums max-md:[&_svg]:-order-1 max-md:[&_svg]:size-4",
  "md:gap-[0.12em] md:font-display md:text-[3.25rem] md:leading-display md:font-extrabold md:tracking-tight md:lining-nums",
);
const REVIEWS = "md:mt-2 md:block";

type EntryProps = {
  restaurant: RestaurantSummary;
  rank: number;
  basis: RatingBasis | undefined;
};

/** The second and the third rank, side by side; a row on phones. */
export function TopRatedRunnerUp({ restaurant, rank, basis }: EntryProps) {
  return (
    <article className={PHONE_ROW}>
      <RankedPicture
        restaurant={restaurant}
        className="rounded-lg max-md:size-26 md:aspect-3/2 md:rounded-xl"
      />
      <div className="md:mt-5.5 md:grid md:grid-cols-start md:items-start md:gap-x-4.5 lg:grid-cols-both">
        <RankMark
          rank={rank}
          className="max-md:absolute max-md:-start-3 max-md:top-1 max-md:size-15.5 md:-ms-2 md:-mt-1 md:-mb-3 md:size-23"
        />
        <div>
          <RankedName
            restaurant={restaurant}
            className={`${PHONE_NAME} md:text-[clamp(2.25rem,1.4rem+1.9vw,3.25rem)] md:leading-display md:tracking-heading`}
          />
          <RankedKitchen restaurant={restaurant} className={KITCHEN} />
        </div>
        <RankedScore
          restaurant={restaurant}
          basis={basis}
          className={`${SCORE} md:max-lg:col-start-2 md:max-lg:mt-4`}
          ratingClassName={RATING}
          reviewsClassName={REVIEWS}
        />
      </div>
    </article>
  );
}

/** Every further rank: a row with its number. */
export function TopRatedRow({ restaurant, rank, basis }: EntryProps) {
  return (
    <article
      className={`${PHONE_ROW} md:grid md:grid-cols-[112px_168px_minmax(0,1fr)_auto] md:items-center md:gap-6 md:py-7 lg:grid-cols-[148px_210px_minmax(0,1fr)_auto] lg:gap-8`}
    >
      <RankMark
        rank={rank}
        className={cn(
          "headline text-3xl leading-none tracking-tight tabular-nums",
          "max-md:absolute max-md:-start-2 max-md:top-2 max-md:z-1 max-md:flex max-md:h-9.5 max-md:min-w-11.5 max-md:items-center max-md:justify-center max-md:rounded-md max-md:bg-paper max-md:px-2",
          "md:pb-[0.06em] md:text-[6.5rem] md:leading-[0.8] md:tracking-figure",
        )}
      />
      <RankedPicture
        restaurant={restaurant}
        className="rounded-lg max-md:row-span-2 max-md:size-26 md:aspect-3/2"
      />
      <div className="max-md:col-start-2 max-md:self-end">
        <RankedName
          restaurant={restaurant}
          className={`${PHONE_NAME} md:text-6xl md:leading-heading md:tracking-tight`}
        />
        <RankedKitchen restaurant={restaurant} className={KITCHEN} />
      </div>
      <RankedScore
        restaurant={restaurant}
        basis={basis}
        className={`${SCORE} max-md:col-start-2 max-md:self-start md:text-end`}
        ratingClassName={RATING}
        reviewsClassName={REVIEWS}
      />
    </article>
  );
}
