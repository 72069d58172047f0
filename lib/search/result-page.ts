import type { LocationSearch } from "@/lib/location/types";
import { restaurantHref } from "@/lib/routes";
import { searchEverywhereHref } from "@/lib/search/paths";

/** The page that what was found has of its own; undefined where it is a list near a location. */
export function ownPageOf({ restaurant, everywhere }: LocationSearch) {
  if (restaurant) return restaurantHref(restaurant);
  return everywhere ? searchEverywhereHref(everywhere) : undefined;
}
