import { englishPath } from "@/lib/languages/paths";

/** Bytes of the HTML before compression, as the mean of all pages that the build makes: 227,000 before ADR-39. */
export const MEAN_HTML_BUDGET = 102_500;

/** That of one page: the phrases and home pages in other languages are the longest. */
const HTML_BUDGET = 176_500;

const HTML_BUDGETS: Record<string, number> = {
  "/": 156_500,
  "/restaurants/1": 97_600,
  "/restaurants/by-city": 133_500,
  "/restaurants/near-me": 95_700,
  // Fifty cards, and the pictures of all of them for the carousel.
  "/community/ai-gallery": 258_200,
};

/** In other languages the pictures are named in English and marked so. */
const TRANSLATED_BUDGETS: Record<string, number> = {
  "/community/ai-gallery": 277_900,
};

export const htmlBudgetOf = (route: string) =>
  HTML_BUDGETS[route] ?? TRANSLATED_BUDGETS[englishPath(route)] ?? HTML_BUDGET;

/** The same of places from OpenStreetMap, with a database: one of which all is known, with eight others nearby, and one with none. */
export const IMPORTED_PLACE_HTML_BUDGETS: Record<string, number> = {
  "/restaurants/test-leaf-16-berlin": 120_000,
  "/restaurants/test-far-taipei": 104_900,
};
