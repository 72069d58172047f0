import type { PhotoSubject } from "@/lib/restaurants/photos/subjects";
import { restaurantHref } from "@/lib/routes";

/** All photos of a restaurant by visitors, or those that show one thing. */
export function photosHref(restaurantId: string, page = 1, shows?: PhotoSubject) {
  const query = new URLSearchParams({
    ...(shows && { shows }),
    ...(page > 1 && { page: String(page) }),
  });
  const path = `${restaurantHref(restaurantId)}/photos` as const;
  return query.size > 0 ? (`${path}?${query}` as const) : path;
}

const ofDish = (dishId: string | undefined) =>
  dishId ? (`?dish=${encodeURIComponent(dishId)}` as const) : "";

/** The page on which a member adds photos to a restaurant, or of one of its dishes, and says what they show. */
export const addPhotosHref = (restaurantId: string, dishId?: string) =>
  `${restaurantHref(restaurantId)}/photos/add${ofDish(dishId)}` as const;

/** Where the files of that page are sent (app/restaurants/[id]/photos/upload). */
export const uploadHref = (restaurantId: string, dishId?: string) =>
  `${restaurantHref(restaurantId)}/photos/upload${ofDish(dishId)}` as const;

/** The id of a photo on the pages that list it. */
export const photoAnchor = (recordId: string) => `photo-${recordId}`;
