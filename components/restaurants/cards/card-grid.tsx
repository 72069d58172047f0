"use client";

import { useMemo } from "react";
import { RestaurantCard } from "@/components/restaurants/cards/restaurant-card";
import { useNow } from "@/lib/browser/use-now";
import { distanceMiles } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import { received, type SentRestaurant } from "@/lib/restaurants/hours/sent-hours";

export type CardGridProps = {
  restaurants: SentRestaurant[];
  /** Where distances are measured from; without it the cards have none. */
  from?: Coordinates;
};

/** The cards of a grid, which say what is open now. */
export function CardGrid({ restaurants: given, from }: CardGridProps) {
  const now = useNow();
  const restaurants = useMemo(() => given.map(received), [given]);
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
