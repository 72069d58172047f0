import type { Metadata } from "next";
import { pageMetadata, shorten } from "@/lib/metadata";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

/** Title, description and canonical URL of a restaurant's page. */
export function restaurantMetadata({ id, name, cuisine, address, city, description }: Restaurant) {
  const [firstSentence = ""] = description.match(/^.*?[.!?](?=\s|$)/) ?? [description];
  return pageMetadata({
    title: `${name}, vegan restaurant in ${city}`,
    description: shorten(`${cuisine.join(" and ")} at ${address}, ${city}. ${firstSentence}`),
    canonical: restaurantHref(id),
  }) satisfies Metadata;
}
