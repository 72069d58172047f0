import "server-only";

import { getStores } from "@/lib/database/client";
import { hasPlace } from "@/lib/database/desk/area";
import { findCityWithFormer, searchCities } from "@/lib/database/desk/cities";
import type { DeskMember } from "@/lib/desk/roles";

const MAX_FOUND = 50;

/** Cities with a page where a member of the desk decides by name or slug; the largest ones for an empty text. */
export async function findCities({ area }: DeskMember, text: string) {
  return searchCities((await getStores()).database, text, MAX_FOUND, area);
}

/** A city where a member of the desk decides, with the slugs that lead to it. */
export async function getDeskCity({ area }: DeskMember, id: string) {
  const { database } = await getStores();
  if (area && !(await hasPlace(database, area, { cityId: id }))) return undefined;
  return findCityWithFormer(database, id);
}
