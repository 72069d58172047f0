import "server-only";

import { listNearestCities } from "@/lib/database/desk/venues/venues";
import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { readFactSources } from "@/lib/database/contributions/fact-sources";
import { readAppliedCorrection } from "@/lib/database/contributions/applied-correction";
import { readVenueChecks } from "@/lib/database/contributions/venue-checks";
import type { Coordinates } from "@/lib/location/types";
import { FACT_NAMES } from "@/lib/restaurants/facts/restaurant-facts";
import { getCurrentUser } from "@/lib/supabase/current-user";

/** Members' reports on whether a restaurant still exists; undefined without a database. */
export async function getVenueChecks(restaurantId: string) {
  return hasDatabase() ? readVenueChecks((await getStores()).database, restaurantId) : undefined;
}

/** Who says what is known of a restaurant; undefined without a database. */
export async function getFactSources(restaurantId: string) {
  return hasDatabase() ? readFactSources((await getStores()).database, restaurantId) : undefined;
}

/** The names of the cities around a restaurant, the nearest first. */
export async function getNearCities(at: Coordinates) {
  const cities = await listNearestCities((await getStores()).database, at);
  return [...new Set(cities.map(({ name }) => name))];
}

/** What of the visitor's own correction is on the page already, and whether the rest waits (P14.972). */
export async function getAppliedCorrection(restaurantId: string, id: string) {
  const user = /^[1-9]\d{0,14}$/.test(id) ? await getCurrentUser() : undefined;
  if (!user) return undefined;
  const { database } = await getStores();
  const found = await readAppliedCorrection(database, user, { restaurantId, id: Number(id) });
  if (!found) return undefined;
  return { facts: FACT_NAMES.filter((name) => found.facts.includes(name)), waits: found.waits };
}
