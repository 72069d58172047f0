import { MoreRestaurants } from "@/components/restaurants/more-restaurants";
import { RestaurantCard } from "@/components/restaurants/restaurant-card";
import { useFirstNew } from "@/components/ui/use-first-new";
import { formatCount } from "@/lib/counts";
import { distanceMiles } from "@/lib/location/distance";
import type { Location } from "@/lib/location/types";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const EAGER_PICTURES = 4;
export const GRID =
  "grid grid-cols-1 md:grid-cols-2 md:gap-x-7 md:gap-y-9 lg:grid-cols-3 xl:grid-cols-4";
export const GRID_BESIDE_FILTERS =
  "grid grid-cols-1 md:gap-x-7 md:gap-y-9 lg:grid-cols-2 xl:grid-cols-3";

type RestaurantListProps = {
  restaurants: RestaurantSummary[];
  /** How many of them are shown at most. */
  count: number;
  /** There are further restaurants, which may have to be fetched. */
  hasMore: boolean;
  onMore: () => Promise<void>;
  location: Location | undefined;
  now: Date | undefined;
  /** Leaves room for the filter panel: three columns instead of four. */
  narrow: boolean;
};

/** The grid of cards; rows with a small picture on phones. */
export function RestaurantList({ restaurants, count, hasMore, ...props }: RestaurantListProps) {
  const { onMore, location, now, narrow } = props;
  const shown = restaurants.slice(0, count);
  const text = `${formatCount(shown.length)} of ${formatCount(restaurants.length)} restaurants shown`;
  const { list, said, expectMore } = useFirstNew<HTMLUListElement>({ shown: shown.length, text });

  function showMore() {
    expectMore();
    return onMore();
  }

  return (
    <>
      <ul ref={list} className={narrow ? GRID_BESIDE_FILTERS : GRID}>
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
      <MoreRestaurants
        {...{ text, said, hasMore }}
        onMore={showMore}
        className="mt-9 text-center"
      />
    </>
  );
}
