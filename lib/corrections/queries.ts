import "server-only";

import { getStores } from "@/lib/database/client";
import { hasDatabase } from "@/lib/database/has-database";
import { readFactSources } from "@/lib/database/fact-sources";
import { readVenueChecks } from "@/lib/database/venue-checks";

/** What members said about whether a restaurant still exists; undefined without a database. */
export async function getVenueChecks(restaurantId: string) {
  return hasDatabase() ? readVenueChecks((await getStores()).database, restaurantId) : undefined;
}

/** Who says what is known of a restaurant; undefined without a database. */
export async function getFactSources(restaurantId: string) {
  return hasDatabase() ? readFactSources((await getStores()).database, restaurantId) : undefined;
}
