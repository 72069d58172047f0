import { restaurantHref } from "@/lib/routes";

/** All vegan dishes of a restaurant, also those that are no longer served. */
export function dishesHref(restaurantId: string, page = 1) {
  const path = `${restaurantHref(restaurantId)}/dishes` as const;
  return page > 1 ? (`${path}?page=${page}` as const) : path;
}

/** The form that adds a dish to a restaurant, or says more of one that is listed. */
export function newDishHref(restaurantId: string, dishId?: string) {
  const path = `${restaurantHref(restaurantId)}/dishes/add` as const;
  return dishId ? (`${path}?dish=${encodeURIComponent(dishId)}` as const) : path;
}
