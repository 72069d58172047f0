/** Bytes of a page's HTML before compression, of the pages that the build makes. 227,000 was their mean before ADR-39. */
export const HTML_BUDGET = 160_000;

/** Where a page lists a hundred cities or pictures. */
export const HTML_BUDGETS: Record<string, number> = {
  "/restaurants/by-city": 190_000,
  "/community/ai-gallery": 250_000,
};
