import { useTexts } from "#texts";
import { LazyAccountTools } from "@/components/restaurants/favorites/lazy-favorite-parts";
import { SortSelect } from "@/components/ui/fields/sort-select";
import type { readOwnDetails } from "@/lib/favorites/account-details";
import type { FavoritesNotices } from "@/lib/favorites/page-notices";
import { FAVORITE_ORDERS, type FavoriteOrder } from "@/lib/favorites/sort";
import english from "@/lib/messages/en/favorites/favorites.json";

type FavoritesToolsProps = {
  hasRestaurants: boolean;
  /** Undefined where there is nothing to sort. */
  order: FavoriteOrder | undefined;
  onOrder: (order: FavoriteOrder) => void;
  own: ReturnType<typeof readOwnDetails>;
  notices: FavoritesNotices;
};

/** Sorting, sharing and downloading the favorites, and the way to the lists (P14.32, P14.33, P14.800). */
export function FavoritesTools({
  hasRestaurants,
  order,
  onOrder,
  own,
  notices,
}: FavoritesToolsProps) {
  const t = useTexts("favorites", english);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      {order && (
        <SortSelect
          label={t("sort")}
          options={FAVORITE_ORDERS.map(({ id, label }) => ({ id, label: t(label) }))}
          value={order}
          onChange={onOrder}
        />
      )}
      {own && <LazyAccountTools {...{ own, hasRestaurants, notices }} />}
    </div>
  );
}
