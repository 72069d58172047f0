import type { ReactNode } from "react";
import { TopRatedRow, TopRatedRunnerUp } from "@/components/restaurants/top-rated-entry";
import { TopRatedFirst } from "@/components/restaurants/top-rated-first";
import { PageHeading } from "@/components/ui/page-heading";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const RUNNERS_UP = 2;

type TopRatedProps = {
  restaurants: RestaurantSummary[];
  /** What is shown while nobody has rated a restaurant. */
  children?: ReactNode;
};

export function TopRated({ restaurants, children }: TopRatedProps) {
  const [first, ...others] = restaurants;
  if (!first) return <NothingRated>{children}</NothingRated>;
  return (
    <main className="wrap">
      <PageHeading title="Top Rated" lead="Five tables people will not stop talking about." />
      <ol className="grid md:grid-cols-2 md:gap-x-12">
        <li className="col-span-full md:mb-14">
          <TopRatedFirst restaurant={first} />
        </li>
        {others.map((restaurant, index) => {
          const rank = index + 2;
          return index < RUNNERS_UP ? (
            <li key={restaurant.id} className="min-w-0 md:mb-14">
              <TopRatedRunnerUp restaurant={restaurant} rank={rank} />
            </li>
          ) : (
            <li
              key={restaurant.id}
              className="col-span-full min-w-0 border-line md:border-t md:last:border-b"
            >
              <TopRatedRow restaurant={restaurant} rank={rank} />
            </li>
          );
        })}
      </ol>
      <p className="mt-6 text-note text-ink-3">
        Places with the same rating stand in order of their number of reviews.
        {first.sample && " Restaurants and ratings are samples."}
      </p>
    </main>
  );
}

/** Real restaurants come without ratings: until somebody gives one there is no order among them. */
function NothingRated({ children }: { children: ReactNode }) {
  return (
    <main className="wrap">
      <PageHeading
        title="Top Rated"
        lead="Nobody has rated a restaurant yet. Until then: fully vegan ones, the most recently checked first."
      />
      {children}
    </main>
  );
}
