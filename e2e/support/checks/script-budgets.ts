import { englishPath } from "@/lib/languages/paths";

/**
 * First JavaScript in gzip bytes, as a multiple of an empty page's: the scripts that the HTML names. 1.25 before the site spoke several
 * languages, for which ADR-38 allows 3 % more.
 */
export const SCRIPT_BUDGET = 1.287;

/** Where the screen is the island: a list that follows its filters, a gallery, the form for accounts. */
export const SCRIPT_BUDGETS: Record<string, number> = {
  // 1.266 before the site spoke several languages, and 3 % more.
  "/auth": 1.304,
  "/auth/reset": 1.304,
  // 1.35 before, and 1.385 before its own texts were messages.
  "/restaurants/near-me": 1.395,
  "/community/ai-gallery": 1.35,
};

/** What near me loads in other languages beside: their forms of months and distances, and the words of all cuisines. */
const OTHER_LANGUAGES = 0.015;

/** The budget of a page in any language. */
export function scriptBudgetOf(route: string) {
  const english = SCRIPT_BUDGETS[englishPath(route)] ?? SCRIPT_BUDGET;
  const isLarge = english > SCRIPT_BUDGET && englishPath(route) !== route;
  return isLarge ? english + OTHER_LANGUAGES : english;
}
