import { and, asc, gt, isNotNull } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { toRestaurant } from "@/lib/database/records/rows";
import { restaurants } from "@/lib/database/schema/restaurants";
import { collectionFrame, toFeature } from "@/lib/restaurants/geojson";

const ROWS_AT_ONCE = 500;

/** Every restaurant from OpenStreetMap with the corrections made here, as the text of a GeoJSON collection, in pieces. */
export async function* exportGeoJson(database: Database) {
  const { start, end } = collectionFrame();
  yield start;
  let after = "";
  let separator = "\n";
  for (;;) {
    const rows = await database.asAnonymous((transaction) =>
      transaction
        .select()
        .from(restaurants)
        .where(and(isNotNull(restaurants.osm), gt(restaurants.id, after)))
        .orderBy(asc(restaurants.id))
        .limit(ROWS_AT_ONCE),
    );
    for (const row of rows) {
      yield `${separator}${JSON.stringify(toFeature(toRestaurant(row)))}`;
      separator = ",\n";
    }
    if (rows.length < ROWS_AT_ONCE) break;
    after = rows.at(-1)!.id;
  }
  yield end;
}
