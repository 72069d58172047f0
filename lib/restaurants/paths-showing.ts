import { restaurantHref, ROUTES } from "@/lib/routes";

/** The page of a restaurant, and those on which it is listed. */
export function pathsShowing(restaurantId: string) {
  return [restaurantHref(restaurantId), ROUTES.nearMe, ROUTES.byCity, ROUTES.byCountry];
}
