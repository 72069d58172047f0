import { saveSearchLocation } from "@/lib/location/stored-search-location";
import type { Location } from "@/lib/location/types";

type LastList = {
  path: string;
  fragment: string;
  /** Where the path does not name it. */
  location: Location | undefined;
};

/** The list that near-me showed last in this document. */
let last: LastList | undefined;

export function rememberList(list: LastList) {
  last = list;
}

/**
 * The URL of the last list, whose location near-me then uses like a searched one: for browsers that do not tell the previous
 * entries of the history. Undefined where no list was shown.
 */
export function takeLastList() {
  if (last?.location) saveSearchLocation(last.location);
  return last && `${last.path}${last.fragment}`;
}
