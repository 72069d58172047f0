import { eq } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { cities } from "@/lib/database/schema/cities";

/** The page of a city of GeoNames, and the name that the directory has for it; undefined for a city without a page. */
export async function findCityOfGeoNames(database: Database, geonameId: number) {
  const [city] = await database.asAnonymous((transaction) =>
    transaction
      .select({ id: cities.id, name: cities.name })
      .from(cities)
      .where(eq(cities.geonameId, geonameId)),
  );
  return city;
}
