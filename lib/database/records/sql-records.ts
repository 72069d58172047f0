import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import type { Records } from "@/lib/database/records/records";
import { toRestaurant, toReview } from "@/lib/database/records/rows";
import { cities, countries } from "@/lib/database/schema/cities";
import { restaurants } from "@/lib/database/schema/restaurants";
import { reviews } from "@/lib/database/schema/reviews";
import { CONTINENTS } from "@/lib/cities/continents";

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
      database.asAnonymous((transaction) =>
        transaction
          .select({ name: countries.name, count: countries.count, flag: countries.flag })
          .from(countries)
          .orderBy(desc(countries.count), asc(countries.position)),
      ),
  };
}
