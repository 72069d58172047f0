import type { Metadata } from "next";
import { pageMetadata, shorten } from "@/lib/metadata";
import type { Restaurant } from "@/lib/restaurants/types";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/vegan-level";
import { restaurantHref } from "@/lib/routes";

/** Title, description and canonical URL of a restaurant's page. */
export function restaurantMetadata(restaurant: Restaurant) {
  const { id, name, cuisine, address, city, description = "", veganLevel, closure } = restaurant;
  const [firstSentence = ""] = description.match(/^.*?[.!?](?=\s|$)/) ?? [description];
  const kitchen = cuisine.join(" and ") || (veganLevel && VEGAN_LEVEL_TEXTS[veganLevel].label);
  const place = [address, city].filter(Boolean).join(", ");
  return {
    ...pageMetadata({
      title: `${name}, ${titleKind(restaurant)} in ${city}`,
      description: shorten(`${kitchen ?? name} at ${place}. ${firstSentence}`.trim()),
      canonical: restaurantHref(id),
    }),
    // A closed restaurant is of no use to a person who searches for a place to eat.
    ...(closure === "closed" && { robots: { index: false } }),
  } satisfies Metadata;
}

/** "vegan restaurant", or a kind that is true for restaurants that are not fully vegan. */
function titleKind({ veganLevel }: Restaurant) {
  if (veganLevel === undefined || veganLevel === "vegan") return "vegan restaurant";
  return veganLevel === "vegetarian" ? "vegetarian restaurant" : "vegan options";
}
