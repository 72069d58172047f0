import "server-only";

import { getStores } from "@/lib/database/client";
import { hasPlace } from "@/lib/database/desk/area";
import { findVenue, listNearestCities, searchVenues } from "@/lib/database/desk/venues/venues";
import type { DeskMember } from "@/lib/desk/roles";
import { MAX_FOUND } from "@/lib/desk/venues/limits";
import { venueFacts } from "@/lib/desk/venues/read-changes";

/** Restaurants where a member of the desk decides by name, city or id; none for an empty text. */
export async function findVenues({ area }: DeskMember, text: string) {
  if (text.trim() === "") return [];
  return searchVenues((await getStores()).database, text, MAX_FOUND, area);
}

/** A restaurant where a member of the desk decides, with the desk's data of it, and the cities around it. */
export async function getVenue({ area }: DeskMember, id: string) {
  const { database } = await getStores();
  if (area && !(await hasPlace(database, area, { restaurantId: id }))) return undefined;
  const venue = await findVenue(database, id);
  if (!venue) return undefined;
  const { restaurant } = venue;
  const cities = await listNearestCities(database, restaurant);
  return { ...venue, cities, facts: venueFacts(restaurant) };
}
