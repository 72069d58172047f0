/** First JavaScript in gzip bytes, as a multiple of an empty page's: the scripts that the HTML names. */
export const SCRIPT_BUDGET = 1.28;

/** Where the screen is the island: a list that follows its filters, a gallery, the form for accounts. */
export const SCRIPT_BUDGETS: Record<string, number> = {
  "/auth": 1.3,
  "/auth/reset": 1.3,
  "/restaurants/near-me": 1.38,
  "/community/ai-gallery": 1.35,
};
