import { ROUTES } from "@/lib/routes";

/** The screen that replaces a page that is neither reachable nor cached. Nothing links to it (P2.3). */
export const OFFLINE_PATH = "/offline";

/** Pages that every visitor has without a connection, from the first visit on (design: offline); by the ids of their texts. */
export const KEPT_PAGES = [
  { href: ROUTES.nearMe, label: "near-me", detail: "near-me.detail" },
  { href: ROUTES.recipes, label: "recipes", detail: "recipes.detail" },
  { href: ROUTES.foodGuides, label: "food", detail: "food.detail" },
  { href: ROUTES.phrases, label: "phrases", detail: "phrases.detail" },
] as const;
