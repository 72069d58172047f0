import "server-only";

import type * as z from "zod/mini";
import type { Database } from "@/lib/database/database";
import type { Actor } from "@/lib/database/desk/audit";
import { approveListing } from "@/lib/database/desk/decisions/decide-listings";
import { findItem } from "@/lib/database/desk/queues/items";
import { changedFacts, listingFacts, readListingFacts } from "@/lib/desk/listing-facts";
import type { approvalSchema } from "@/lib/desk/schema";
import { newRestaurant } from "@/lib/import/write/new-restaurant";
import { readHours } from "@/lib/import/extract/read-hours";
import { listingPublishedMail } from "@/lib/mail/templates/listing-mails";
import { UNREADABLE_HOURS } from "@/lib/opening-hours/can-read-hours";
import { pathsShowing } from "@/lib/restaurants/paths-showing";
import { restaurantHref } from "@/lib/routes";
import { mailDecision } from "@/lib/mail/notifications/decision-mails";
import { GONE, type Handled } from "@/lib/desk-decisions/queue-decision";

/** Publishes a listing as a restaurant, with the facts of the form, and tells its sender (P14.75). */
export async function publishListing(
  database: Database,
  actor: Actor,
  values: z.output<typeof approvalSchema>,
): Promise<Handled> {
  const { id, lat, lng } = values;
  const item = await findItem(database, "listings", id);
  if (item?.queue !== "listings") return GONE;
  const { facts, errors } = readListingFacts(values);
  if (!facts) return { outcome: { errors } };
  const restaurant = newRestaurant(facts, { lat, lng }, new Date());
  const { countryCode, timeZone } = restaurant.facts;
  const place = { lat, lng, timeZone, cityId: "" };
  const hours = await readHours(database, facts.hoursText ?? "", place, countryCode ?? undefined);
  if (!hours) return { outcome: { errors: { hoursText: UNREADABLE_HOURS } } };
  Object.assign(restaurant.facts, Object.fromEntries(hours));
  const changed = changedFacts(listingFacts(item.listing), values);
  const verdict = await approveListing(database, actor, id, restaurant, changed);
  if (!verdict.isDone) return { action: "listing.approve", verdict, stale: [] };
  const { restaurantId, userId, senderEmail } = verdict.result;
  const mail = listingPublishedMail({ name: facts.name, path: restaurantHref(restaurantId) });
  void mailDecision(database, userId, mail, senderEmail);
  return {
    action: "listing.approve",
    verdict,
    stale: pathsShowing(restaurantId),
  };
}
