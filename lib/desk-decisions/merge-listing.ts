import "server-only";

import { getRecords } from "@/lib/database/client";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { findItem } from "@/lib/database/desk/queues/items";
import { mergeListing } from "@/lib/database/desk/decisions/merge-listing";
import { readFacts } from "@/lib/desk/facts";
import { listingFacts } from "@/lib/desk/listing-facts";
import { readHours } from "@/lib/import/extract/read-hours";

/** Adds the facts of a listing that can be read to a restaurant; undefined where one of the two was removed. */
export async function mergeIntoRestaurant(
  database: Database,
  actor: Actor,
  { token, target }: { token: string; target: string },
) {
  const item = await findItem(database, "listings", token);
  const restaurant = await (await getRecords()).getRestaurant(target);
  if (item?.queue !== "listings" || !restaurant) return undefined;
  const { name: _name, hoursText, ...facts } = readFacts(listingFacts(item.listing));
  const { lat, lng, timeZone, countryCode } = restaurant;
  const knowsHours = Boolean(restaurant.hours ?? restaurant.hoursText);
  const hours =
    hoursText && !knowsHours
      ? await readHours(database, hoursText, { lat, lng, timeZone, cityId: "" }, countryCode)
      : undefined;
  const all = [...Object.entries(facts), ...(hours ?? [])];
  return { verdict: await mergeListing(database, actor, { token, target, facts: all }) };
}
