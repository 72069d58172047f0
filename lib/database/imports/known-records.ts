import { asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { toRestaurant } from "@/lib/database/records/rows";
import { cities, cityRedirects } from "@/lib/database/schema/cities";
import {
  corrections,
  imports,
  osmElements,
  restaurantRedirects,
} from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { Restaurant } from "@/lib/restaurants/types";

export type KnownElement = typeof osmElements.$inferSelect;
export type Correction = Pick<typeof corrections.$inferSelect, "field" | "value">;

/** Of a restaurant, what tells whether an element is the same venue. */
export type KnownVenue = Pick<
  Restaurant,
  "id" | "name" | "lat" | "lng" | "phone" | "website" | "address" | "closure"
>;

const READ_AT_ONCE = 500;

/** What an import compares with: every element, and enough of every restaurant but the samples. */
export async function readKnownRecords(database: Database) {
  const { id, name, lat, lng, phone, website, address, closure } = restaurants;
  return database.asOwner(async (transaction) => {
    const elements = await transaction.select().from(osmElements);
    const venues = await transaction
      .select({ id, name, lat, lng, phone, website, address, closure })
      .from(restaurants)
      .where(eq(restaurants.sample, false))
      .orderBy(asc(id));
    const all = await transaction.select({ id }).from(restaurants);
    const redirects = await transaction
      .select({ id: restaurantRedirects.id })
      .from(restaurantRedirects);
    const citySlugs = await transaction
      .select({ id: cities.id, name: cities.name, geonameId: cities.geonameId })
      .from(cities);
    const formerCitySlugs = await transaction.select({ id: cityRedirects.id }).from(cityRedirects);
    const corrected = await transaction.select().from(corrections);
    const [last] = await transaction
      .select({ dataTimestamp: imports.dataTimestamp })
      .from(imports)
      .where(isNotNull(imports.dataTimestamp))
      .orderBy(desc(imports.dataTimestamp))
      .limit(1);
    const correctionsOf = new Map<string, Correction[]>();
    for (const { restaurantId, field, value } of corrected)
      correctionsOf.set(restaurantId, [
        ...(correctionsOf.get(restaurantId) ?? []),
        { field, value },
      ]);
    return {
      elements: new Map(elements.map((element) => [element.ref, element])),
      venues: new Map(venues.map((venue) => [venue.id, withoutNulls(venue)])),
      ids: new Set([...all, ...redirects].map((row) => row.id)),
      cities: citySlugs,
      formerCitySlugs: formerCitySlugs.map(({ id }) => id),
      corrections: correctionsOf,
      lastTimestamp: last?.dataTimestamp ?? undefined,
    };
  });
}

export type KnownRecords = Awaited<ReturnType<typeof readKnownRecords>>;

function withoutNulls(row: { [Key in keyof KnownVenue]-?: KnownVenue[Key] | null }) {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
  ) as unknown as KnownVenue;
}

/** Whole restaurants by id, for comparing them field by field. */
export async function readRestaurants(database: Database, ids: readonly string[]) {
  const found = new Map<string, Restaurant>();
  for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
    const some = ids.slice(start, start + READ_AT_ONCE);
    const rows = await database.asOwner((transaction) =>
      transaction.select().from(restaurants).where(inArray(restaurants.id, some)),
    );
    for (const row of rows) found.set(row.id, toRestaurant(row));
  }
  return found;
}
