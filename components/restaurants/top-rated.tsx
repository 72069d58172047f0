import { TopRatedRow, TopRatedRunnerUp } from "@/components/restaurants/top-rated-entry";
import { TopRatedFirst } from "@/components/restaurants/top-rated-first";
import { PageHeading } from "@/components/ui/page-heading";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const RUNNERS_UP = 2;

export function TopRated({ restaurants }: { restaurants: RestaurantSummary[] }) {
  const [first, ...others] = restaurants;
  return (
    <main className="wrap">
      <PageHeading title="Top Rated" lead="Five tables people will not stop talking about." />
      <ol className="grid md:grid-cols-2 md:gap-x-12">
        {first && (
          <li className="col-span-full md:mb-14">
            <TopRatedFirst restaurant={first} />
          </li>
        )}
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
        Places with the same rating stand in order of their number of reviews. Restaurants and
        ratings are samples.
      </p>
    </main>
  );
}
