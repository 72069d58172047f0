import { Heart } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { RestaurantCard } from "@/components/restaurants/cards/restaurant-card";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type FavoriteCardProps = {
  restaurant: RestaurantSummary;
  now: Date | undefined;
  /** In a list of several cities it says which one it is in. */
  withCity: boolean;
  onRemove: () => void;
  /** Below the card. */
  children?: ReactNode;
};

/** A saved restaurant, with the button that removes it from the list. */
export function FavoriteCard({ restaurant, now, withCity, onRemove, children }: FavoriteCardProps) {
  const { place, city, sample } = restaurant;
  const isCityMissing = withCity && !sample && !`, ${place}`.endsWith(`, ${city}`);
  return (
    <li>
      <div className="relative max-md:*:first:pr-11">
        <RestaurantCard
          restaurant={restaurant}
          miles={null}
          now={now}
          eager={false}
          heading={3}
          place={isCityMissing ? [place, city].filter(Boolean).join(", ") : place}
        />
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove ${restaurant.name} from favorites`}
          className="absolute right-0 bottom-3 grid size-11 place-items-center rounded-full text-beet md:top-2.5 md:right-2.5 md:bottom-auto md:bg-raised md:shadow-sm"
        >
          <Heart size={20} strokeWidth={1.9} aria-hidden="true" className="fill-current" />
        </button>
      </div>
      {children}
    </li>
  );
}
