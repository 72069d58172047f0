import "server-only";

import { listNearestCities } from "@/lib/database/desk/venues/venues";
import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { readFactSources } from "@/lib/database/contributions/fact-sources";
import { readVenueChecks } from "@/lib/database/contributions/venue-checks";
import type { Coordinates } from "@/lib/location/types";

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
