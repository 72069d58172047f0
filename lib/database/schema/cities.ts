import { boolean, doublePrecision, index, integer, text } from "drizzle-orm/pg-core";
import { chard, publicRead } from "@/lib/database/schema/namespace";
import type { Continent } from "@/lib/cities/continents";

/** Cities with a page or a card; `id` is the slug in URLs. */
export const cities = chard.table(
  "cities",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    country: text().notNull(),
    continent: text().notNull().$type<Continent>(),
    /** Vegan restaurants; a sample figure where `sample` is set. */
    count: integer().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Order among cities of the same count. */
    position: integer().notNull(),
    sample: boolean().notNull(),
  },
  (table) => [
    index("cities_count").on(table.continent, table.count.desc(), table.position),
    publicRead("cities"),
  ],
);

/** Countries with a card; `flag` is the path of a picture. */
export const countries = chard.table(
  "countries",
  {
    name: text().primaryKey(),
    count: integer().notNull(),
    flag: text().notNull(),
    position: integer().notNull(),
    sample: boolean().notNull(),
  },
  () => [publicRead("countries")],
);
