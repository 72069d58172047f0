"use client";

import { useMemo } from "react";
import { RestaurantCard } from "@/components/restaurants/cards/restaurant-card";
import { useNow } from "@/lib/browser/use-now";
import { receivedCard, type SentCard } from "@/lib/restaurants/sent-card";

type GridCard = SentCard & { miles?: number };

type CardGridProps = {
  /** What all cards have. */
  shared: Partial<GridCard>;
  /** What each has beside. */
  own: Partial<GridCard>[];
};

/** The cards of a grid, which say what is open now. */
export function CardGrid({ shared, own }: CardGridProps) {
  const now = useNow();
  const shown = useMemo(
    () =>
      own.map((facts) => {
        const { miles = null, ...card } = { ...shared, ...facts } as GridCard;
        return { miles, restaurant: receivedCard(card) };
      }),
    [shared, own],
  );
  return (
    <ul className="grid grid-cols-1 md:grid-cols-2 md:gap-x-7 md:gap-y-9 lg:grid-cols-3 xl:grid-cols-4">
      {shown.map(({ restaurant, miles }) => (
        <li key={restaurant.id}>
          <RestaurantCard
            restaurant={restaurant}
            miles={miles}
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
