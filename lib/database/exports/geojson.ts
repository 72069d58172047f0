import { getTableColumns, isNotNull } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { restaurantRows } from "@/lib/database/records/restaurant-rows";
import { toRestaurant } from "@/lib/database/records/restaurant-record";
import { restaurants } from "@/lib/database/schema/restaurants";
import { collectionFrame, toFeature } from "@/lib/restaurants/geojson";

/** Every restaurant from OpenStreetMap with the corrections made here, as the text of a GeoJSON collection, in pieces. */
export async function* exportGeoJson(database: Database) {
  const { start, end } = collectionFrame();
  yield start;
  let separator = "\n";
  const columns = getTableColumns(restaurants);
  for await (const rows of restaurantRows(database, columns, isNotNull(restaurants.osm))) {
    const features = rows.map((row) => JSON.stringify(toFeature(toRestaurant(row))));
    yield separator + features.join(",\n");
    separator = ",\n";
  }
  yield end;
}
