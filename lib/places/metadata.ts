import type { Metadata } from "next";
import type { PlaceRecord } from "@/lib/database/records/place-records";
import { pageMetadata } from "@/lib/metadata";
import { formatCount } from "@/lib/counts";
import { placeTitle } from "@/lib/places/title";
import { viewPath, type PlaceView } from "@/lib/places/view";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/vegan-level";
import type { cityFeedHref, cityHref, countryPageHref } from "@/lib/routes";

/** A page with fewer restaurants exists, but says too little for a search engine. */
export const INDEXED_COUNT = 3;

type PlacePath = ReturnType<typeof cityHref> | ReturnType<typeof countryPageHref>;

/** How many of what are on the page; of the whole place also how many are fully vegan. */
function figures(place: PlaceRecord, { level }: PlaceView, total: number, cuisine?: string) {
  const places = `${formatCount(total)} ${total === 1 ? "place" : "places"}`;
  if (cuisine) return `${places} with ${cuisine} food for vegans in ${place.name}`;
  if (level) return `${places} in ${place.name} with the level "${VEGAN_LEVEL_TEXTS[level].label}"`;
  return `${places} in ${place.name} with vegan food, ${formatCount(place.veganCount)} of them fully vegan`;
}

/** Title, description and canonical URL of a page of a place. */
export function placeMetadata(
  place: PlaceRecord,
  href: PlacePath,
  view: PlaceView,
  list: { total: number; cuisine: string | undefined },
  feed?: ReturnType<typeof cityFeedHref>,
): Metadata {
  const title = placeTitle(place.name, view, list.cuisine);
  const page = view.page > 1 ? `, page ${view.page}` : "";
  return pageMetadata({
    title: `${title}${page}`,
    description: `${figures(place, view, list.total, list.cuisine)}: cuisines, opening hours and addresses.`,
    canonical: `${href}${viewPath({ ...view, ...(list.cuisine && { cuisine: list.cuisine }) })}`,
    index: place.count >= INDEXED_COUNT,
    ...(feed && { feed }),
  });
}
