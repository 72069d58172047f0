import { and, asc, between, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import type { Records } from "@/lib/database/records/records";
import { toInstant, toRestaurant, toReview } from "@/lib/database/records/rows";
import { cities, countries } from "@/lib/database/schema/cities";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import { CONTINENTS } from "@/lib/cities/continents";
import { EARTH_RADIUS_MILES } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";

/** The great-circle distance of lib/location/distance.ts, in SQL. */
function milesFrom({ lat, lng }: Coordinates) {
  const halfLat = sql`sin(radians(${restaurants.lat} - ${lat}) / 2)`;
  const halfLng = sql`sin(radians(${restaurants.lng} - ${lng}) / 2)`;
  const cosines = sql`cos(radians(${lat})) * cos(radians(${restaurants.lat}))`;
  const chord = sql`${halfLat} * ${halfLat} + ${cosines} * ${halfLng} * ${halfLng}`;
  return sql<number>`${2 * EARTH_RADIUS_MILES} * asin(least(1, sqrt(${chord})))`;
}

/** The records of a database, read as any visitor may. */
export function sqlRecords(database: Database): Records {
  return {
    listRestaurants: (limit) =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(restaurants)
          .orderBy(asc(restaurants.id))
          .limit(limit);
        return rows.map(toRestaurant);
      }),
    listRestaurantsNear: ({ center, radiusMiles }, limit) =>
      database.asAnonymous(async (transaction) => {
        const miles = milesFrom(center);
        const latitudes = (radiusMiles / EARTH_RADIUS_MILES) * (180 / Math.PI);
        const rows = await transaction
          .select()
          .from(restaurants)
          .where(
            and(
              // The index finds the latitudes; the distance decides, also across the antimeridian.
              between(restaurants.lat, center.lat - latitudes, center.lat + latitudes),
              lte(miles, radiusMiles),
            ),
          )
          .orderBy(asc(miles), asc(restaurants.id))
          .limit(limit);
        return rows.map(toRestaurant);
      }),
    listRestaurantPages: () =>
      database.asAnonymous(async (transaction) => {
        const { id, updatedAt } = restaurants;
        const rows = await transaction
          .select({ id, updatedAt })
          .from(restaurants)
          .orderBy(asc(restaurants.id));
        return rows.map((row) => ({ id: row.id, updatedAt: toInstant(row.updatedAt) }));
      }),
    getRestaurant: (id) =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction.select().from(restaurants).where(eq(restaurants.id, id));
        return rows.map(toRestaurant)[0];
      }),
    listTopRated: (limit) =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(restaurants)
          .orderBy(desc(restaurants.rating), desc(restaurants.reviewCount))
          .limit(limit);
        return rows.map(toRestaurant);
      }),
    listReviews: (restaurantId) =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(reviews)
          .where(eq(reviews.restaurantId, restaurantId))
          .orderBy(desc(reviews.createdAt));
        return rows.map(toReview);
      }),
    listCities: () =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(cities)
          .orderBy(desc(cities.count), asc(cities.position));
        return CONTINENTS.flatMap((continent) =>
          rows
            .filter((row) => row.continent === continent)
            .map(({ name, country, count, lat, lng }) => ({
              name,
              country,
              count,
              lat,
              lng,
              continent,
            })),
        );
      }),
    listCountries: () =>
      database.asAnonymous(async (transaction) => {
        const rows = await transaction
          .select()
          .from(countries)
          .where(gt(countries.count, 0))
          .orderBy(desc(countries.count), asc(countries.position));
        return rows.map(({ name, count, flag, slug }) => ({
          name,
          count,
          ...(flag && { flag }),
          ...(slug && { slug }),
        }));
      }),
  };
}
