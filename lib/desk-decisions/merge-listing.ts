import "server-only";

import { findRestaurant } from "@/lib/database/records/find-restaurant";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { findItem } from "@/lib/database/desk/queues/items";
import { mergeListing } from "@/lib/database/desk/decisions/merge-listing";
import { readFacts } from "@/lib/desk/facts";
import { listingFacts } from "@/lib/desk/listing-facts";
import { GONE, type Decided } from "@/lib/desk-decisions/queue-decision";
import { readHours } from "@/lib/import/extract/read-hours";
import { mailDecision } from "@/lib/mail/notifications/decision-mails";
import { listingPublishedMail } from "@/lib/mail/templates/listing-mails";
import { pathsShowing } from "@/lib/restaurants/paths-showing";
import { restaurantHref } from "@/lib/routes";

/** Adds the facts of a listing that can be read to a restaurant, and tells its sender (P14.304). */
export async function mergeIntoRestaurant(
  database: Database,
  actor: Actor,
  { id: token, target }: { id: string; target: string },
): Promise<Decided> {
  const item = await findItem(database, "listings", token);
  const restaurant = await findRestaurant(database, target);
  if (item?.queue !== "listings" || !restaurant) return GONE;
  const { name: _name, hoursText, ...facts } = readFacts(listingFacts(item.listing));
  const { lat, lng, timeZone, countryCode } = restaurant;
  const knowsHours = Boolean(restaurant.hours ?? restaurant.hoursText);
  const hours =
    hoursText && !knowsHours
      ? await readHours(database, hoursText, { lat, lng, timeZone, cityId: "" }, countryCode)
      : undefined;
  const all = [...Object.entries(facts), ...(hours ?? [])];
  const verdict = await mergeListing(database, actor, { token, target, facts: all });
  const action = "listing.merge";
  if (!verdict.isDone) return { action, verdict, stale: [] };
  const { restaurantId, name, userId, senderEmail } = verdict.result;
  const mail = listingPublishedMail({ name, path: restaurantHref(restaurantId) });
  void mailDecision(database, userId, mail, senderEmail);
  return { action, verdict, stale: pathsShowing(restaurantId) };
}
