import type { Metadata } from "next";
import type { PlaceRecord } from "@/lib/database/records/place-records";
import { pageMetadata } from "@/lib/metadata";
import { placeTitle } from "@/lib/places/title";
import { viewPath, type PlaceView } from "@/lib/places/view";
import type { cityFeedHref, cityHref, countryPageHref } from "@/lib/routes";

/** A page with fewer restaurants exists, but says too little for a search engine. */
export const INDEXED_COUNT = 3;

type PlacePath = ReturnType<typeof cityHref> | ReturnType<typeof countryPageHref>;

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
    description: `${list.total} places in ${place.name} with vegan food, ${place.veganCount} of them fully vegan: cuisines, opening hours and addresses.`,
    canonical: `${href}${viewPath({ ...view, ...(list.cuisine && { cuisine: list.cuisine }) })}`,
    index: place.count >= INDEXED_COUNT,
    ...(feed && { feed }),
  });
}
