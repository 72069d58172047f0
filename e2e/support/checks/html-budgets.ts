/** Bytes of the HTML before compression, as the mean of all pages that the build makes: 227,000 before ADR-39. */
export const MEAN_HTML_BUDGET = 145_000;

/** That of one page: home pages in other languages are the longest. */
export const HTML_BUDGET = 225_000;

export const HTML_BUDGETS: Record<string, number> = {
  "/": 207_000,
  "/restaurants/1": 147_000,
  "/restaurants/by-city": 170_000,
  "/restaurants/near-me": 129_000,
  // Fifty cards, and the pictures of all of them for the carousel.
  "/community/ai-gallery": 293_000,
};

/** The same of places from OpenStreetMap, with a database: one with eight others nearby, and one with none. */
export const IMPORTED_PLACE_HTML_BUDGETS: Record<string, number> = {
  "/restaurants/test-leaf-1-berlin": 170_000,
  "/restaurants/test-far": 150_000,
};
