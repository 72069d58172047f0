import { memo } from "react";
import { MoreRestaurants } from "@/components/restaurants/more-restaurants";
import { RestaurantCard } from "@/components/restaurants/restaurant-card";
import {
  useShownRestaurants,
  type RestaurantsToShow,
} from "@/components/restaurants/use-shown-restaurants";
import { distanceMiles } from "@/lib/location/distance";
import type { Location } from "@/lib/location/types";

const EAGER_PICTURES = 4;
export const GRID =
  "grid grid-cols-1 md:grid-cols-2 md:gap-x-7 md:gap-y-9 lg:grid-cols-3 xl:grid-cols-4";
export const GRID_BESIDE_FILTERS =
  "grid grid-cols-1 md:gap-x-7 md:gap-y-9 lg:grid-cols-2 xl:grid-cols-3";

type RestaurantListProps = RestaurantsToShow & {
  location: Location | undefined;
  now: Date | undefined;
  /** Leaves room for the filter panel: three columns instead of four. */
  narrow: boolean;
};

/** The grid of cards; rows with a small picture on phones. Not rendered anew with a press that leaves it as it is. */
export const RestaurantList = memo(function RestaurantList(props: RestaurantListProps) {
  const { location, now, narrow, ...toShow } = props;
  const { shown, list, more } = useShownRestaurants<HTMLUListElement>(toShow);
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
      <MoreRestaurants {...more} className="mt-9 text-center" />
    </>
  );
});
