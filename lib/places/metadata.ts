import type { Metadata } from "next";
import type { PlaceRecord } from "@/lib/database/records/place-records";
import { pageMetadata } from "@/lib/metadata";
import { formatCount } from "@/lib/counts";
import type { PlaceList } from "@/lib/places/place-list";
import { placeInSentence } from "@/lib/languages/place-in-sentence";
import { placeTitle } from "@/lib/places/title";
import { viewPath, type PlaceView } from "@/lib/places/view";
import { placesOfCuisine } from "@/lib/restaurants/facts/cuisine-words";
import type { VeganLevel } from "@/lib/restaurants/facts/vegan-level";
import type { cityFeedHref, cityHref, countryPageHref } from "@/lib/routes";

/** A page with fewer restaurants exists, but says too little for a search engine. */
export const INDEXED_COUNT = 3;

export type PlacePath = ReturnType<typeof cityHref> | ReturnType<typeof countryPageHref>;

const LEVEL_PHRASES: Readonly<Record<VeganLevel, (noun: string) => string>> = {
  vegan: (noun) => `fully vegan ${noun}`,
  vegetarian: (noun) => `vegetarian ${noun}`,
  "vegan options": (noun) => `${noun} with vegan options`,
  "few vegan options": (noun) => `${noun} with a few vegan options`,
};

/** How many of what are on the page; of the whole place also how many are fully vegan. */
function figures(
  place: PlaceRecord,
  { level, mayHaveClosed }: PlaceView,
  total: number,
  { cuisine, district }: Pick<PlaceList, "cuisine" | "district">,
) {
  const noun = total === 1 ? "place" : "places";
  const here = placeInSentence(place.name);
  if (district)
    return `${formatCount(total)} ${noun} with vegan food in and around ${district}, ${place.name}`;
  if (cuisine) return `${formatCount(total)} ${placesOfCuisine(cuisine, total)} in ${here}`;
  if (level) return `${formatCount(total)} ${LEVEL_PHRASES[level](noun)} in ${here}`;
  if (mayHaveClosed) return `${formatCount(total)} ${noun} in ${here} that may have closed`;
  return `${formatCount(total)} ${noun} with vegan food in ${here}, ${formatCount(place.veganCount)} fully vegan`;
}

/** Title, description and canonical URL of a page of a place. */
export function placeMetadata(
  place: PlaceRecord,
  href: PlacePath,
  view: PlaceView,
  list: Pick<PlaceList, "total" | "cuisine" | "district">,
  feed?: ReturnType<typeof cityFeedHref>,
): Metadata {
  const title = placeTitle(place.name, view, list);
  const page = view.page > 1 ? `, page ${view.page}` : "";
  return pageMetadata({
    title: `${title}${page}`,
    description: `${figures(place, view, list.total, list)}: cuisines, opening hours and addresses.`,
    canonical: `${href}${viewPath(view)}`,
    index: place.count >= INDEXED_COUNT && !view.mayHaveClosed,
    ...(feed && { feed }),
  });
}
