import { ROUTES, type RecordList } from "@/lib/routes";
import type { Collection } from "@/lib/texts/front-matter";

type CollectionPage = {
  list: RecordList;
  /** The heading of the list's page. */
  label: string;
  /** What one of its texts is called. */
  kind: string;
};

/** Where the texts of each collection are listed. */
export const COLLECTIONS: Readonly<Record<Collection, CollectionPage>> = {
  "veg-food": { list: ROUTES.foodGuides, label: "Vegan Food Guides", kind: "Vegan food" },
  travel: { list: ROUTES.travelGuides, label: "Vegan Travel Guides", kind: "Travel guide" },
  city: { list: ROUTES.cityGuides, label: "City Guides", kind: "City guide" },
  recipes: { list: ROUTES.recipes, label: "Vegan Recipes", kind: "Recipe" },
  health: { list: ROUTES.health, label: "Vegan Health Guide", kind: "Health" },
  blog: { list: ROUTES.blog, label: "Blog", kind: "Blog" },
};
