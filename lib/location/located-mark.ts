import { SEARCH_LOCATION_STORAGE_KEY } from "@/lib/location/stored-search-location";

/**
 * Runs inline before the first paint: marks the document where near me will list around another location than its prerendered list
 * (P4.2), or other restaurants there, so that the prerendered list is never shown. That location is in the URL, in the history entry or
 * stored. On the page of a place (P14.760) the fragment may name a location that the path has rounded: its list is that of the page.
 */
export const LOCATED_SCRIPT = `try{(function(s,h,p,m){
if(/near-me\\/./.test(p)?h.length>1&&!(m&&p.slice(p.lastIndexOf("/")+1)==(+m[1]).toFixed(2)+","+(+m[2]).toFixed(2)):/^#around=/.test(h)||/[?&]country=./.test(location.search)||s&&s.chard&&s.chard.data&&s.chard.data.location||sessionStorage.getItem("${SEARCH_LOCATION_STORAGE_KEY}"))document.documentElement.dataset.located=""
})(history.state,location.hash,location.pathname,/^#around=[^&]*?(-?[\\d.]+),(-?[\\d.]+)$/.exec(location.hash))}catch(e){}`;

/** While near me looks up where a city is. */
export function markLocated() {
  document.documentElement.dataset.located = "";
}

/** Called when near me has read the location, or that there is none. */
export function unmarkLocated() {
  delete document.documentElement.dataset.located;
}
