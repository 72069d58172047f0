import type { NearMeSession } from "@/components/restaurants/near-me/near-me-history";
import { AREA_NAME } from "@/lib/location/device-location";
import type { SearchedArea } from "@/lib/map/searched-area";
import { radiusOf } from "@/lib/restaurants/near-me/radii";

/** The part of the session that lists what is in a part of the map. */
export function listingOf({ lat, lng, zoom, reachKm }: SearchedArea) {
  return {
    location: { name: AREA_NAME, lat, lng },
    area: { lat, lng, zoom, reachKm: radiusOf(reachKm) },
  } satisfies Partial<NearMeSession>;
}
