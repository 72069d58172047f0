import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { isRestaurantIn } from "@/lib/database/desk/area";
import { readElements } from "@/lib/database/desk/venues/osm-elements";
import { readOwners } from "@/lib/database/desk/venues/owners";
import { toRestaurant } from "@/lib/database/records/restaurant-record";
import { containing } from "@/lib/database/like-pattern";
import { cities } from "@/lib/database/schema/cities";
import { changeLog, corrections } from "@/lib/database/schema/imports";
import { photos } from "@/lib/database/schema/photos";
import { restaurants } from "@/lib/database/schema/restaurants";
import type { DeskArea } from "@/lib/desk/roles";
import type { Coordinates } from "@/lib/location/types";

const SHOWN_CHANGES = 20;
const NEAREST_CITIES = 20;

/** Restaurants, everywhere or in an area, by name, city or id, closed ones as well: those whose name or id is the text first, then by name. */
export async function searchVenues(
  database: Database,
  text: string,
  limit: number,
  area?: DeskArea | undefined,
) {
  const { id, name, latinName, countryCode, address, city, country, closure, sample } = restaurants;
  const pattern = containing(text);
  const isIt = sql`lower(${text.trim()}) in (lower(${name}), lower(${id}))`;
  const hasText = sql`(${name} ilike ${pattern} or ${id} ilike ${pattern} or ${city} ilike ${pattern} or ${latinName} ilike ${pattern})`;
  return database.asOwner(async (transaction) =>
    transaction
      .select({ id, name, latinName, countryCode, address, city, country, closure, sample })
      .from(restaurants)
      .where(and(hasText, area && isRestaurantIn(area)))
      .orderBy(desc(isIt), asc(name), asc(id))
      .limit(limit),
  );
}

export type FoundVenue = Awaited<ReturnType<typeof searchVenues>>[number];

/** The desk's data of a restaurant; undefined where there is none. */
export async function findVenue(database: Database, id: string) {
  return database.asOwner(async (transaction) => {
    const [row] = await transaction.select().from(restaurants).where(eq(restaurants.id, id));
    if (!row) return undefined;
    return {
      restaurant: toRestaurant(row),
      /** The exact instant of the record. */
      version: row.updatedAt,
      corrections: await transaction
        .select({ field: corrections.field, source: corrections.source, at: corrections.at })
        .from(corrections)
        .where(eq(corrections.restaurantId, id))
        .orderBy(asc(corrections.field)),
      changes: await transaction
        .select()
        .from(changeLog)
        .where(eq(changeLog.restaurantId, id))
        .orderBy(desc(changeLog.id))
        .limit(SHOWN_CHANGES),
      elements: await readElements(transaction, id),
      owners: await readOwners(transaction, id),
      photos: await transaction
        .select({
          recordId: photos.id,
          id: photos.hash,
          width: photos.width,
          height: photos.height,
          description: photos.description,
          isMain: photos.isMain,
          status: photos.status,
        })
        .from(photos)
        .where(and(eq(photos.restaurantId, id), sql`${photos.status} <> 'removed'`))
        .orderBy(desc(photos.isMain), asc(photos.createdAt)),
    };
  });
}

/** The cities around a point, the nearest first; near the poles and the date line the order is rough. */
export async function listNearestCities(database: Database, { lat, lng }: Coordinates) {
  const { id, name, country, countryCode, region } = cities;
  const width = Math.cos((lat * Math.PI) / 180);
  return database.asOwner(async (transaction) =>
    transaction
      .select({ id, name, country, countryCode, region })
      .from(cities)
      .where(isNotNull(cities.geonameId))
      .orderBy(
        sql`(${cities.lat} - ${lat}) ^ 2 + ((${cities.lng} - ${lng}) * ${width}) ^ 2`,
        asc(id),
      )
      .limit(NEAREST_CITIES),
  );
}

export type NearCity = Awaited<ReturnType<typeof listNearestCities>>[number];

/** The largest distance between a restaurant and the city that a correction names, in degrees: about 100 km. */
const NEAR_DEGREES = 0.9;

/** The nearest city with a page that has a name, or a slug, around a point; undefined where none is near. */
export async function findCityNear(
  database: Database,
  text: string,
  { lat, lng }: Coordinates,
): Promise<NearCity | undefined> {
  const { id, name, country, countryCode, region } = cities;
  const width = Math.cos((lat * Math.PI) / 180);
  const distance = sql`(${cities.lat} - ${lat}) ^ 2 + ((${cities.lng} - ${lng}) * ${width}) ^ 2`;
  const isIt = sql`lower(${text.trim()}) in (lower(${name}), ${id})`;
  return database.asOwner(async (transaction) => {
    const rows = await transaction
      .select({ id, name, country, countryCode, region })
      .from(cities)
      .where(and(isIt, isNotNull(cities.geonameId), sql`${distance} < ${NEAR_DEGREES ** 2}`))
      .orderBy(distance, asc(id))
      .limit(1);
    return rows[0];
  });
}

/** A city with a page, by its slug. */
export async function findCity(database: Database, slug: string): Promise<NearCity | undefined> {
  const { id, name, country, countryCode, region } = cities;
  return database.asOwner(async (transaction) => {
    const rows = await transaction
      .select({ id, name, country, countryCode, region })
      .from(cities)
      .where(and(eq(id, slug), isNotNull(cities.geonameId)));
    return rows[0];
  });
}
