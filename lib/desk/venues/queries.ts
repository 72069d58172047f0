import "server-only";

import { getStores } from "@/lib/database/client";
import { findVenue, listNearestCities, searchVenues } from "@/lib/database/desk/venues/venues";
import { MAX_FOUND } from "@/lib/desk/venues/limits";
import { venueFacts } from "@/lib/desk/venues/read-changes";

/** Restaurants by name, city or id; none for an empty text. */
export async function findVenues(text: string) {
  if (text.trim() === "") return [];
  return searchVenues((await getStores()).database, text, MAX_FOUND);
}

/** A restaurant with the desk's data of it, and the cities around it. */
export async function getVenue(id: string) {
  const { database } = await getStores();
  const venue = await findVenue(database, id);
  if (!venue) return undefined;
  const { restaurant } = venue;
  const cities = await listNearestCities(database, restaurant);
  return { ...venue, cities, facts: venueFacts(restaurant) };
}
