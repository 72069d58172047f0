import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { VERSION } from "@/lib/database/imports/versions";
import { toImported } from "@/lib/database/records/restaurant-record";
import { cities, cityRedirects } from "@/lib/database/schema/cities";
import {
  corrections,
  imports,
  osmElements,
  restaurantRedirects,
} from "@/lib/database/schema/imports";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { Restaurant } from "@/lib/restaurants/types";

/** Without its tags, which are not compared. */
export type KnownElement = Omit<typeof osmElements.$inferSelect, "tags">;
export type Correction = Pick<typeof corrections.$inferSelect, "field" | "value">;

/** The fields of a restaurant that show whether an element is the same venue. */
export type KnownVenue = Pick<
  Restaurant,
  "id" | "name" | "latinName" | "lat" | "lng" | "phone" | "website" | "address" | "closure"
> & {
  /** Of the whole record. */
  version: number;
};

const READ_AT_ONCE = 500;
const READ_IN_PAGE = 5000;

/** Reads rows in the order of a key, some at a time: all at once they would be in memory twice. `keep` returns a row's key. */
async function readInPages<Row>(
  readAfter: (key: string) => Promise<Row[]>,
  keep: (row: Row) => string,
) {
  let key = "";
  for (let isFull = true; isFull;) {
    const rows = await readAfter(key);
    for (const row of rows) key = keep(row);
    isFull = rows.length === READ_IN_PAGE;
  }
}

/** What an import compares with: every element, and enough of every restaurant but the samples. */
export async function readKnownRecords(database: Database) {
  const { id, name, latinName, lat, lng, phone, website, address, closure } = restaurants;
  const { tags: _tags, ...elementColumns } = getTableColumns(osmElements);
  return database.asOwner(async (transaction) => {
    const venues = new Map<string, KnownVenue>();
    await readInPages(
      (after) =>
        transaction
          .select({
            ...{ id, name, latinName, lat, lng, phone, website, address, closure },
            version: VERSION,
          })
          .from(restaurants)
          .where(and(eq(restaurants.sample, false), gt(id, after)))
          .orderBy(asc(id))
          .limit(READ_IN_PAGE),
      (venue) => {
        venues.set(venue.id, withoutNulls(venue));
        return venue.id;
      },
    );
    const elements = new Map<string, KnownElement>();
    const scopes = new Map<string, string>();
    await readInPages(
      (after) =>
        transaction
          .select(elementColumns)
          .from(osmElements)
          .where(gt(osmElements.ref, after))
          .orderBy(asc(osmElements.ref))
          .limit(READ_IN_PAGE),
      (element) => {
        // Elements of one import share the text of its scope, and an element its restaurant's id.
        const scope = scopes.get(element.scope) ?? element.scope;
        scopes.set(scope, scope);
        const restaurantId = venues.get(element.restaurantId)?.id ?? element.restaurantId;
        elements.set(element.ref, { ...element, restaurantId, scope });
        return element.ref;
      },
    );
    const samples = await transaction
      .select({ id })
      .from(restaurants)
      .where(eq(restaurants.sample, true));
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
      elements,
      venues,
      ids: new Set([...venues.keys(), ...[...samples, ...redirects].map((row) => row.id)]),
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
    for (const row of rows) found.set(row.id, toImported(row));
  }
  return found;
}
