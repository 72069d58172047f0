import { ROUTES } from "@/lib/routes";

/** The screen that replaces a page that is neither reachable nor cached. Nothing links to it (P2.3). */
export const OFFLINE_PATH = "/offline";

/** Pages that every visitor has without a connection, from the first visit on (design: offline). */
export const KEPT_PAGES = [
  { href: ROUTES.nearMe, label: "Restaurants near you", detail: "the list you opened last" },
  { href: ROUTES.recipes, label: "Vegan Recipes", detail: "what to cook tonight" },
  { href: ROUTES.foodGuides, label: "Vegan Food Guides", detail: "short reads for better orders" },
  {
    href: ROUTES.phrases,
    label: "Asking for vegan food",
    detail: "the phrase cards that you have opened",
  },
] as const;
