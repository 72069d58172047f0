import type { Metadata } from "next";
import { pageMetadata } from "@/lib/metadata";
import type { Restaurant } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION_LETTERS = 160;

/** Cuts after the last whole word that fits. */
function shorten(text: string) {
  if (text.length <= MAX_DESCRIPTION_LETTERS) return text;
  const room = text.slice(0, MAX_DESCRIPTION_LETTERS);
  return `${room.slice(0, room.lastIndexOf(" ")).replace(/[^\p{L}\p{N}]+$/u, "")}…`;
}

/** Title, description and canonical URL of a restaurant's page. */
export function restaurantMetadata({ id, name, cuisine, address, city, description }: Restaurant) {
  const [firstSentence = ""] = description.match(/^.*?[.!?](?=\s|$)/) ?? [description];
  return pageMetadata({
    title: `${name}, vegan restaurant in ${city}`,
    description: shorten(`${cuisine.join(" and ")} at ${address}, ${city}. ${firstSentence}`),
    canonical: restaurantHref(id),
  }) satisfies Metadata;
}
