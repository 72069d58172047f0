import "server-only";

import { getStores } from "@/lib/database/client";
import { findCityWithFormer, searchCities } from "@/lib/database/desk/cities";

const MAX_FOUND = 50;

/** Cities with a page by name or slug; the largest ones for an empty text. */
export async function findCities(text: string) {
  return searchCities((await getStores()).database, text, MAX_FOUND);
}

/** A city with the slugs that lead to it. */
export async function getDeskCity(id: string) {
  return findCityWithFormer((await getStores()).database, id);
}
