import type { NearMeSession } from "@/components/restaurants/near-me/near-me-history";
import type { SearchedArea } from "@/lib/map/searched-area";
import { radiusOf } from "@/lib/restaurants/near-me/radii";

/** What near me lists around after "Search this area". */
const AREA_NAME = "this part of the map";

/** The part of the session that lists what is in a part of the map. */
export function listingOf({ lat, lng, zoom, reachKm }: SearchedArea) {
  return {
    location: { name: AREA_NAME, lat, lng },
    area: { lat, lng, zoom, reachKm: radiusOf(reachKm) },
  } satisfies Partial<NearMeSession>;
}
