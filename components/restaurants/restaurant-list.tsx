import { RestaurantCard } from "@/components/restaurants/restaurant-card";
import { Button } from "@/components/ui/button";
import { usePageByPage } from "@/components/ui/use-page-by-page";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/counts";
import { distanceMiles } from "@/lib/location/distance";
import type { Location } from "@/lib/location/types";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const EAGER_PICTURES = 4;
const CARDS_AT_A_TIME = 24;

type RestaurantListProps = {
  restaurants: RestaurantSummary[];
  /** The filters and sorting of these restaurants, as text. A change starts at the first page again. */
  criteria: string;
  location: Location | undefined;
  now: Date | undefined;
  /** Leaves room for the filter panel: three columns instead of four. */
  narrow: boolean;
};

/** The grid of cards; rows with a small picture on phones. */
export function RestaurantList({
  restaurants,
  criteria,
  location,
  now,
  narrow,
}: RestaurantListProps) {
  const { shown, hasMore, showMore } = usePageByPage(restaurants, criteria, CARDS_AT_A_TIME);

  return (
    <>
      <ul
        className={cn(
          "grid grid-cols-1 md:gap-x-7 md:gap-y-9",
          narrow ? "lg:grid-cols-2 xl:grid-cols-3" : "md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4",
        )}
      >
        {shown.map((restaurant, index) => (
          <li key={restaurant.id}>
            <RestaurantCard
              restaurant={restaurant}
              miles={location && distanceMiles(location, restaurant)}
              now={now}
              eager={index < EAGER_PICTURES}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="mt-9 text-center">
          <p className="mb-3 text-note text-ink-2">
            {formatCount(shown.length)} of {formatCount(restaurants.length)} restaurants shown
          </p>
          <Button onClick={showMore}>Show more restaurants</Button>
        </div>
      )}
    </>
  );
}
