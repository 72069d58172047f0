"use client";

import { RestaurantCard } from "@/components/restaurants/cards/restaurant-card";
import { useNow } from "@/lib/browser/use-now";
import { distanceMiles } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type RestaurantGridProps = {
  restaurants: RestaurantSummary[];
  /** Where distances are measured from; without it the cards have none. */
  from?: Coordinates;
};

/** Restaurants as cards below a heading of the page, four in a row; rows with a small picture on phones. */
export function RestaurantGrid({ restaurants, from }: RestaurantGridProps) {
  const now = useNow();
  return (
    <ul className="grid grid-cols-1 md:grid-cols-2 md:gap-x-7 md:gap-y-9 lg:grid-cols-3 xl:grid-cols-4">
      {restaurants.map((restaurant) => (
        <li key={restaurant.id}>
          <RestaurantCard
            restaurant={restaurant}
            miles={from ? distanceMiles(from, restaurant) : null}
            now={now}
            eager={false}
            heading={3}
            place={restaurant.place}
          />
        </li>
      ))}
    </ul>
  );
}
