/** What a text of the location search means: a page; with ".json" the same for a search box. */
export const FIND_PATH = "/restaurants/find";

/** The page that says what a text means. */
export const findHref = (text: string) => `${FIND_PATH}?${new URLSearchParams({ q: text })}`;

/** What a text of the location search may mean while it is typed, as JSON. */
export const SUGGESTIONS_PATH = "/restaurants/suggestions.json";

/** The search through all restaurants. */
export const SEARCH_PATH = "/restaurants/search";

/** That search for a text. */
export function searchEverywhereHref(text: string) {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: text.trim() })}` as const;
}

/** No name is like it: whoever searches for it has the search prepared, with the look-up of misspelled names. */
export const FINDS_NOTHING = "qxzqxz";
