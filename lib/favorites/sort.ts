import { compareNames } from "@/lib/lists/alphabetical";
import type english from "@/lib/messages/en/favorites/favorites.json";
import { groupByCity } from "@/lib/restaurants/favorites";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** The orders of the favorites (P14.32), and the ids of their names. */
export const FAVORITE_ORDERS = [
  { id: "saved", label: "order.saved" },
  { id: "name", label: "order.name" },
  { id: "city", label: "order.city" },
] as const satisfies readonly { id: string; label: keyof typeof english }[];

export type FavoriteOrder = (typeof FAVORITE_ORDERS)[number]["id"];

export const DEFAULT_FAVORITE_ORDER: FavoriteOrder = "saved";

/** Whether a text of a URL names an order. */
export function isFavoriteOrder(text: string | null): text is FavoriteOrder {
  return FAVORITE_ORDERS.some(({ id }) => id === text);
}

type Saved = Pick<RestaurantSummary, "name" | "city">;

/** Favorites, given the last saved first, in sections: one for each city, or a single one without a city for the order by name. */
export function arrangeFavorites<Favorite extends Saved>(
  restaurants: readonly Favorite[],
  order: FavoriteOrder,
): { city?: string; restaurants: Favorite[] }[] {
  if (order === "saved") return groupByCity(restaurants);
  const byName = restaurants.toSorted((a, b) => compareNames(a.name, b.name));
  if (order === "name") return [{ restaurants: byName }];
  return groupByCity(byName).toSorted((a, b) => compareNames(a.city, b.city));
}
