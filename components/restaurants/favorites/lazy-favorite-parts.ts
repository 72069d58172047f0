import dynamic from "next/dynamic";

/** The map and the parts for members of the favorites page, whose code is loaded only where they are shown. */
export const LazyAccountTools = dynamic(() =>
  import("@/components/restaurants/favorites/account-tools").then(
    ({ AccountTools }) => AccountTools,
  ),
);
export const LazyFavoritesMap = dynamic(() =>
  import("@/components/restaurants/favorites/favorites-map").then(
    ({ FavoritesMap }) => FavoritesMap,
  ),
);
export const LazyOwnFavorite = dynamic(() =>
  import("@/components/restaurants/favorites/own-favorite").then(({ OwnFavorite }) => OwnFavorite),
);
