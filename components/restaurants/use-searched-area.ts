import { useState } from "react";
import type { Location } from "@/lib/location/types";
import type { SearchedArea } from "@/lib/map/searched-area";

/** What near me lists around after "Search this area". */
const AREA_NAME = "this part of the map";

/**
 * The part of the map that was searched, for as long as the list is around it, and a function that searches another one. It is not kept
 * in the history: Back and a shared link list around its middle.
 */
export function useSearchedArea(
  location: Location | undefined,
  change: (part: { location: Location }) => void,
) {
  const [last, setLast] = useState<SearchedArea>();
  const isShown = last && location && last.lat === location.lat && last.lng === location.lng;

  function search(area: SearchedArea) {
    setLast(area);
    change({ location: { name: AREA_NAME, lat: area.lat, lng: area.lng } });
  }

  return { area: isShown ? last : undefined, search };
}
