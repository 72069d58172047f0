import "server-only";

import { getStores } from "@/lib/database/client";
import { getRecords } from "@/lib/database/records/public-records";
import {
  countMemberEvents,
  findMemberEvent,
  findOwnEvent,
  listEventPages,
  listEventsToCome,
  listEventTitles,
} from "@/lib/database/events/member-events";
import { hasDatabase } from "@/lib/database/has-database";
import { isHidden } from "@/lib/hidden/is-hidden";
import { isSlug } from "@/lib/restaurants/slug";
import { ROUTES } from "@/lib/routes";
import type { CurrentUser } from "@/lib/supabase/current-user";

/** How many of the next events the list has. */
const LISTED = 200;
const LISTED_OF_CITY = 12;
const FOUND_PLACES = 10;
const SITEMAP_EVENTS = 5_000;

const database = async () => (await getStores()).database;

/**
 * The events of members, the next first, and whether the samples are shown: while there is nothing else, never beside real events, nor
 * where the restaurants are real (P14.966).
 */
export async function getEventList() {
  if (!hasDatabase()) return { hasSamples: true, events: [] };
  const events = await listEventsToCome(await database(), { now: new Date(), limit: LISTED });
  const isReal =
    events.length > 0 ||
    (await countMemberEvents(await database())) > 0 ||
    (await (await getRecords()).hasRealRestaurants());
  return { hasSamples: !isReal, events };
}

/** A published event of a member; undefined without a database. */
export async function getMemberEvent(id: string) {
  return hasDatabase() && isSlug(id) ? findMemberEvent(await database(), id) : undefined;
}

/** The next events in a city, by its slug. */
export async function listCityEvents(cityId: string) {
  if (!hasDatabase() || isHidden(ROUTES.events)) return [];
  return listEventsToCome(await database(), { now: new Date(), limit: LISTED_OF_CITY, cityId });
}

/** The pages of members' events that search engines may list. */
export async function listEventsToIndex() {
  if (!hasDatabase()) return [];
  const rows = await listEventPages(await database(), new Date(), SITEMAP_EVENTS);
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
}

/** Title and day of each of the members' events with these ids that is shown. */
export async function listMemberEvents(ids: readonly string[]) {
  return listEventTitles(await database(), [...ids]);
}

/** A member's own event, in any state. */
export async function getOwnEvent(user: CurrentUser, id: string) {
  return isSlug(id) ? findOwnEvent(await database(), user, id) : undefined;
}

/** Restaurants that an event may be at, by a text. */
export async function findEventPlaces(text: string) {
  const { restaurants } = await (await getRecords()).searchEverywhere(text, FOUND_PLACES);
  return restaurants.filter(({ closure }) => closure !== "closed");
}

/** The restaurant that an event is to be at; undefined for one that is not listed, or has closed. */
export async function getEventPlace(id: string) {
  const restaurant = isSlug(id) ? await (await getRecords()).getRestaurant(id) : undefined;
  return restaurant?.closure === "closed" ? undefined : restaurant;
}
