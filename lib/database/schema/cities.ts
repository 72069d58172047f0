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
    /** Id of the place in GeoNames; samples have none. */
    geonameId: integer("geoname_id").unique(),
    /** ISO 3166-1 alpha-2. */
    countryCode: text("country_code"),
    /** GeoNames' code of the region, unique within the country. */
    region: text(),
    population: integer(),
    /** Restaurants where everything is vegan. */
    veganCount: integer("vegan_count").notNull().default(0),
  },
  (table) => [
    index("cities_of_country").on(table.countryCode, table.count.desc()),
    index("cities_count").on(table.continent, table.count.desc(), table.position),
    publicRead("cities"),
  ],
);

/** Countries with a card; `flag` is the path of a picture, where there is one. */
export const countries = chard.table(
  "countries",
  {
    name: text().primaryKey(),
    count: integer().notNull(),
    flag: text(),
    position: integer().notNull(),
    sample: boolean().notNull(),
    /** ISO 3166-1 alpha-2; samples have none. */
    code: text().unique(),
    /** For the URL of the country's page. */
    slug: text().unique(),
    veganCount: integer("vegan_count").notNull().default(0),
  },
  () => [publicRead("countries")],
);

/** Former slugs of cities. */
export const cityRedirects = chard.table(
  "city_redirects",
  {
    id: text().primaryKey(),
    cityId: text("city_id")
      .notNull()
      .references(() => cities.id, { onDelete: "cascade", onUpdate: "cascade" }),
  },
  () => [publicRead("city_redirects")],
);
