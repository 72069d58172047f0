import { ROUTES, type RecordList } from "@/lib/routes";
import type { Collection } from "@/lib/texts/front-matter";

/** Where the texts of each collection are listed. */
export const COLLECTIONS = {
  "veg-food": ROUTES.foodGuides,
  travel: ROUTES.travelGuides,
  city: ROUTES.cityGuides,
  recipes: ROUTES.recipes,
  health: ROUTES.health,
  blog: ROUTES.blog,
} as const satisfies Readonly<Record<Collection, RecordList>>;
