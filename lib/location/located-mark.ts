import { SEARCH_LOCATION_STORAGE_KEY } from "@/lib/location/stored-search-location";

/**
 * Runs inline before the first paint: marks the document where near me will list around another location than its prerendered list
 * (P4.2), so that the prerendered list is never shown. That location is in the URL, in the history entry or stored.
 */
export const LOCATED_SCRIPT = `try{(function(s){
if(/^#around=/.test(location.hash)||/[?&]country=./.test(location.search)||s&&s.chard&&s.chard.data&&s.chard.data.location||sessionStorage.getItem("${SEARCH_LOCATION_STORAGE_KEY}"))document.documentElement.dataset.located=""
})(history.state)}catch(e){}`.replaceAll("\n", "");

/** While near me looks up where a city is. */
export function markLocated() {
  document.documentElement.dataset.located = "";
}

/** Called when near me has read the location, or that there is none. */
export function unmarkLocated() {
  delete document.documentElement.dataset.located;
}
