import type { Location } from "@/lib/location/types";
import { nearMePointPath } from "@/lib/near-me/place-path";
import type { FirstCards, NearMePlacePage } from "@/lib/near-me/place-page";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** Whether a page is around this location: its own, or one so near that its path is the same. */
export function isAround({ path, location: own }: NearMePlacePage, location: Location) {
  const isOwn = own.lat === location.lat && own.lng === location.lng;
  return isOwn || nearMePointPath(location) === path;
}

/** The list with the first cards of the page ahead, so that nothing moves once all are loaded. */
export function withFirstCards(
  { restaurants: first }: FirstCards,
  restaurants: readonly RestaurantSummary[],
) {
  const listed = new Set(restaurants.map(({ id }) => id));
  const ahead = first.filter(({ id }) => listed.has(id));
  const ids = new Set(ahead.map(({ id }) => id));
  return [...ahead, ...restaurants.filter(({ id }) => !ids.has(id))];
}
