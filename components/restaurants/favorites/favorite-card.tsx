import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { RestaurantCard } from "@/components/restaurants/cards/restaurant-card";
import english from "@/lib/messages/en/favorites/favorites.json";
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
  const t = useTexts("favorites", english);
  const { place, city, sample } = restaurant;
  const isCityMissing = withCity && !sample && !`, ${place}`.endsWith(`, ${city}`);
  return (
    <li>
      <div className="relative max-md:*:first:pe-11">
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
          aria-label={t("remove", { name: restaurant.name })}
          className="absolute end-0 bottom-3 grid size-11 place-items-center rounded-full text-beet md:end-2.5 md:top-2.5 md:bottom-auto md:bg-raised md:shadow-sm"
        >
          <Icon name="Heart" className="fill-current" />
        </button>
      </div>
      {children}
    </li>
  );
}
