import { LazyFavoritesShare } from "@/components/restaurants/favorites/lazy-favorite-parts";
import { SortSelect } from "@/components/ui/fields/sort-select";
import { setOwnDetails, type readOwnDetails } from "@/lib/favorites/account-details";
import { FAVORITE_ORDERS, type FavoriteOrder } from "@/lib/favorites/sort";

type FavoritesToolsProps = {
  /** Undefined where there is nothing to sort. */
  order: FavoriteOrder | undefined;
  onOrder: (order: FavoriteOrder) => void;
  own: ReturnType<typeof readOwnDetails>;
};

/** Sorting and sharing the favorites (P14.32, P14.33). */
export function FavoritesTools({ order, onOrder, own }: FavoritesToolsProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      {order && <SortSelect options={FAVORITE_ORDERS} value={order} onChange={onOrder} />}
      {own && (
        <LazyFavoritesShare
          token={own.shareToken}
          onChange={(shareToken) => setOwnDetails({ ...own, shareToken })}
        />
      )}
    </div>
  );
}
