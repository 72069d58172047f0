import { englishPath } from "@/lib/languages/paths";

/** Bytes of the HTML before compression, as the mean of all pages that the build makes: 227,000 before ADR-39. */
export const MEAN_HTML_BUDGET = 109_000;

/** That of one page: home pages in other languages are the longest. */
const HTML_BUDGET = 183_000;

const HTML_BUDGETS: Record<string, number> = {
  "/": 165_000,
  "/restaurants/1": 105_500,
  "/restaurants/by-city": 141_000,
  "/restaurants/near-me": 103_000,
  // Fifty cards, and the pictures of all of them for the carousel.
  "/community/ai-gallery": 265_000,
};

/** In other languages the pictures are named in English and marked so. */
const TRANSLATED_BUDGETS: Record<string, number> = {
  "/community/ai-gallery": 285_000,
};

export const htmlBudgetOf = (route: string) =>
  HTML_BUDGETS[route] ?? TRANSLATED_BUDGETS[englishPath(route)] ?? HTML_BUDGET;

/** The same of places from OpenStreetMap, with a database: one with eight others nearby, and one with none. */
export const IMPORTED_PLACE_HTML_BUDGETS: Record<string, number> = {
  "/restaurants/test-leaf-1-berlin": 130_000,
  "/restaurants/test-far-taipei": 114_500,
};
