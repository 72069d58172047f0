import { LazyAccountTools } from "@/components/restaurants/favorites/lazy-favorite-parts";
import { SortSelect } from "@/components/ui/fields/sort-select";
import type { readOwnDetails } from "@/lib/favorites/account-details";
import { FAVORITE_ORDERS, type FavoriteOrder } from "@/lib/favorites/sort";

type FavoritesToolsProps = {
  hasRestaurants: boolean;
  /** Undefined where there is nothing to sort. */
  order: FavoriteOrder | undefined;
  onOrder: (order: FavoriteOrder) => void;
  own: ReturnType<typeof readOwnDetails>;
};

/** Sorting, sharing and downloading the favorites, and the way to the lists (P14.32, P14.33, P14.800). */
export function FavoritesTools({ hasRestaurants, order, onOrder, own }: FavoritesToolsProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      {order && <SortSelect options={FAVORITE_ORDERS} value={order} onChange={onOrder} />}
      {own && <LazyAccountTools own={own} hasRestaurants={hasRestaurants} />}
    </div>
  );
}
