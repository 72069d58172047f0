import type { Metadata } from "next";
import { pageMetadata } from "@/lib/metadata";
import { restaurantDescription } from "@/lib/restaurants/description-for-search";
import { isThin } from "@/lib/restaurants/thin";
import { restaurantTitle } from "@/lib/restaurants/title-for-search";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

/** Title, description and canonical URL of a restaurant's page. */
export function restaurantMetadata(restaurant: Restaurant) {
  const { id, closure } = restaurant;
  return {
    ...pageMetadata({
      title: restaurantTitle(restaurant),
      description: restaurantDescription(restaurant),
      canonical: restaurantHref(id),
    }),
    // Neither a closed restaurant nor a name alone is of use to a person who searches for a place to eat.
    ...((closure === "closed" || isThin(restaurant)) && { robots: { index: false } }),
  } satisfies Metadata;
}
