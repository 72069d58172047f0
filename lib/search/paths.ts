/** What a text of the location search means: a page; with ".json" the same for a search box. */
export const FIND_PATH = "/restaurants/find";

/** The search through all restaurants. */
export function searchEverywhereHref(text: string) {
  return `/restaurants/search?${new URLSearchParams({ q: text.trim() })}` as const;
}
