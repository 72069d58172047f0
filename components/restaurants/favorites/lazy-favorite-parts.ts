import dynamic from "next/dynamic";

/** The map and the parts for members of the favorites page, whose code is loaded only where they are shown. */
export const LazyFavoriteNote = dynamic(() =>
  import("@/components/restaurants/favorites/favorite-note").then(
    ({ FavoriteNote }) => FavoriteNote,
  ),
);
export const LazyFavoritesMap = dynamic(() =>
  import("@/components/restaurants/favorites/favorites-map").then(
    ({ FavoritesMap }) => FavoritesMap,
  ),
);
export const LazyFavoritesShare = dynamic(() =>
  import("@/components/restaurants/favorites/favorites-share").then(
    ({ FavoritesShare }) => FavoritesShare,
  ),
);
