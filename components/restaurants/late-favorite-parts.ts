import dynamic from "next/dynamic";

/** The parts of the favorites page for members, whose code is loaded only where they are shown. */
export const LateFavoriteNote = dynamic(() =>
  import("@/components/restaurants/favorite-note").then(({ FavoriteNote }) => FavoriteNote),
);
export const LateFavoritesShare = dynamic(() =>
  import("@/components/restaurants/favorites-share").then(({ FavoritesShare }) => FavoritesShare),
);
