import type { Metadata } from "next";
import { pageMetadata } from "@/lib/metadata";
import { kindPhrase, restaurantDescription } from "@/lib/restaurants/description-for-search";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { isThin } from "@/lib/restaurants/thin";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

/** Title, description and canonical URL of a restaurant's page. */
export function restaurantMetadata(restaurant: Restaurant) {
  const { id, city, closure } = restaurant;
  return {
    ...pageMetadata({
      title: `${bothNames(restaurant)}, ${kindPhrase(restaurant)} in ${city}`,
      description: restaurantDescription(restaurant),
      canonical: restaurantHref(id),
    }),
    // Neither a closed restaurant nor a name alone is of use to a person who searches for a place to eat.
    ...((closure === "closed" || isThin(restaurant)) && { robots: { index: false } }),
  } satisfies Metadata;
}
