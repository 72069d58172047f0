import { useTexts } from "#texts";
import { FavoriteCard } from "@/components/restaurants/favorites/favorite-card";
import { LazyOwnFavorite } from "@/components/restaurants/favorites/lazy-favorite-parts";
import type { FavoriteDetails } from "@/lib/favorites/account-details";
import { arrangeFavorites, type FavoriteOrder } from "@/lib/favorites/sort";
import english from "@/lib/messages/en/favorites/favorites.json";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type FavoritesListProps = {
  /** The last saved first. */
  restaurants: RestaurantSummary[];
  order: FavoriteOrder;
  now: Date | undefined;
  /** The account's details of them; absent without an account. */
  details: ReadonlyMap<string, FavoriteDetails> | undefined;
  onRemove: (restaurant: RestaurantSummary) => void;
};

/** The saved restaurants as cards, by city or by name. */
export function FavoritesList({ restaurants, order, now, details, onRemove }: FavoritesListProps) {
  const t = useTexts("favorites", english);
  return arrangeFavorites(restaurants, order).map(({ city, restaurants: saved }) => (
    <section key={city ?? ""} aria-label={city ?? t("all")} className="pt-4 pb-8">
      {city ? (
        <h2 className="font-display text-h3">
          <bdi>{city}</bdi> <span className="font-normal text-ink-3">{saved.length}</span>
        </h2>
      ) : (
        <h2 className="sr-only">{t("all")}</h2>
      )}
      <ul className="mt-5 grid grid-cols-1 md:grid-cols-2 md:gap-x-7 md:gap-y-9 lg:grid-cols-3 xl:grid-cols-4">
        {saved.map((restaurant) => (
          <FavoriteCard
            key={restaurant.id}
            restaurant={restaurant}
            now={now}
            withCity={!city}
            onRemove={() => onRemove(restaurant)}
          >
            {details && (
              <div className="max-md:border-b max-md:border-line max-md:pb-2 md:mt-1">
                <LazyOwnFavorite
                  restaurantId={restaurant.id}
                  name={restaurant.name}
                  details={details.get(restaurant.id)}
                  now={now}
                />
              </div>
            )}
          </FavoriteCard>
        ))}
      </ul>
    </section>
  ));
}
