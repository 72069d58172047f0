import type { ReactNode } from "react";
import { TopRatedRow, TopRatedRunnerUp } from "@/components/restaurants/top-rated/top-rated-entry";
import { TopRatedFirst } from "@/components/restaurants/top-rated/top-rated-first";
import { PageHeading } from "@/components/ui/page-heading";
import { formatCount } from "@/lib/counts";
import { MEAN_WEIGHT, MIN_RANKED, MIN_RATINGS, type RatingBasis } from "@/lib/restaurants/score";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const RUNNERS_UP = 2;

type TopRatedProps = {
  restaurants: RestaurantSummary[];
  /** What visitors' ratings are compared with; samples have none. */
  basis?: RatingBasis | undefined;
  /** What is shown while no restaurant has a rating. */
  children?: ReactNode;
};

/** How the order of visitors' ratings comes about (P14.245). */
function Formula({ mean, ratings }: RatingBasis) {
  return (
    <section aria-labelledby="formula" className="mt-10 max-w-text">
      <h2 id="formula" className="mb-2 text-h4 font-title">
        How this ranking works
      </h2>
      <p className="text-ink-2">
        Score = ({MEAN_WEIGHT} × average of all ratings + sum of its own ratings) ÷ ({MEAN_WEIGHT} +
        number of its own ratings). The average rating is {mean.toFixed(2)} ({formatCount(ratings)}{" "}
        {ratings === 1 ? "rating" : "ratings"}). So a place with few ratings stays near the average,
        and one with many is ranked by its own. Places need at least {MIN_RATINGS} ratings to be
        ranked. Where two scores are equal, the place with more ratings comes first.
      </p>
    </section>
  );
}

export function TopRated({ restaurants, basis, children }: TopRatedProps) {
  const [first, ...others] = restaurants;
  if (!first) return <NoRanking hasRatings={basis !== undefined}>{children}</NoRanking>;
  return (
    <main className="wrap">
      <PageHeading
        title="Top Rated"
        lead={
          basis
            ? "The places that visitors rated best, by the score explained below."
            : "Five tables people will not stop talking about."
        }
      />
      <ol className="grid md:grid-cols-2 md:gap-x-12">
        <li className="col-span-full md:mb-14">
          <TopRatedFirst restaurant={first} basis={basis} />
        </li>
        {others.map((restaurant, index) => {
          const rank = index + 2;
          return index < RUNNERS_UP ? (
            <li key={restaurant.id} className="min-w-0 md:mb-14">
              <TopRatedRunnerUp restaurant={restaurant} rank={rank} basis={basis} />
            </li>
          ) : (
            <li
              key={restaurant.id}
              className="col-span-full min-w-0 border-line md:border-t md:last:border-b"
            >
              <TopRatedRow restaurant={restaurant} rank={rank} basis={basis} />
            </li>
          );
        })}
      </ol>
      {basis ? (
        <Formula {...basis} />
      ) : (
        <p className="mt-6 text-note text-ink-3">
          Places with the same rating are sorted by their number of reviews.
          {first.sample && " Restaurants and ratings are samples."}
        </p>
      )}
    </main>
  );
}

type NoRankingProps = { hasRatings: boolean; children: ReactNode };

/** Real restaurants come without ratings: until enough of them are rated there is no ranking (P14.245). */
function NoRanking({ hasRatings, children }: NoRankingProps) {
  const why = hasRatings
    ? `A ranking needs ${MIN_RANKED} places with at least ${MIN_RATINGS} ratings each, and there are fewer so far.`
    : "Nobody has rated a restaurant yet.";
  return (
    <main className="wrap">
      <PageHeading
        title="Top Rated"
        lead={`${why} Until then, these are fully vegan places: first those that most members confirmed, the others in no particular order.`}
      />
      {children}
    </main>
  );
}
