import {
  bigint,
  doublePrecision,
  index,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { chard, ownerOnly, publicRead } from "@/lib/database/schema/namespace";
import { restaurants } from "@/lib/database/schema/restaurants";

/** Imports from OpenStreetMap that were applied. */
export const imports = chard.table(
  "imports",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** "file:berlin.json", "world", "area:Berlin" or "box:52.3,13.1,52.7,13.8". */
    scope: text().notNull(),
    /** The instant of the data, as the response says. */
    dataTimestamp: timestamp("data_timestamp", { withTimezone: true }),
    finishedAt: timestamp("finished_at", { withTimezone: true }).notNull().defaultNow(),
    counts: jsonb().notNull().$type<Record<string, unknown>>(),
  },
  () => [publicRead("imports")],
);

/** Which elements of OpenStreetMap a restaurant was made of; `ref` is "node/123". */
export const osmElements = chard.table(
  "osm_elements",
  {
    ref: text().primaryKey(),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** A hash of the element and the rules that read it: an equal hash means that nothing has to be done. */
    hash: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /**
     * The scope of the last import that had the element: it shows which elements an area or a file no longer has. Imports of the
     * world and of boxes do not change it.
     */
    scope: text().notNull(),
    /** Its tags that the importer reads; null until an import has seen it since they are kept. */
    tags: jsonb().$type<Record<string, string>>(),
    /** In how many imports of its area in a row it was missing; 3 for an element that was replaced by another. */
    missing: smallint().notNull().default(0),
  },
  (table) => [
    index("osm_elements_of_restaurant").on(table.restaurantId),
    publicRead("osm_elements"),
  ],
);

/** Elements that may have become another business: the desk decides, and the next import carries it out. */
export const osmTakeovers = chard.table(
  "osm_takeovers",
  {
    ref: text().primaryKey(),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** Of the element as it is now: a decision holds for no later version. */
    hash: text().notNull(),
    /** The tags that the importer reads, as stored and as they are now. */
    before: jsonb().notNull().$type<Record<string, string>>(),
    after: jsonb().notNull().$type<Record<string, string>>(),
    decision: text().$type<"same" | "other">(),
  },
  () => [ownerOnly("osm_takeovers")],
);

/** Ids of restaurants that were merged into others. */
export const restaurantRedirects = chard.table(
  "restaurant_redirects",
  {
    id: text().primaryKey(),
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
  },
  () => [publicRead("restaurant_redirects")],
);

/** Facts that were corrected here, one by one; each overrides OpenStreetMap until both agree. */
export const corrections = chard.table(
  "corrections",
  {
    restaurantId: text("restaurant_id")
      .notNull()
      .references(() => restaurants.id, { onDelete: "cascade" }),
    /** A column of `restaurants`. */
    field: text().notNull(),
    /** JSON null: the fact is unknown, also where OpenStreetMap has a value. */
    value: jsonb().notNull(),
    /** The source, in words for the page: "the owner". */
    source: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.field] }),
    publicRead("corrections"),
  ],
);

/** Who or what changed which field of a restaurant, from what, to what. Rows are only added. */
export const changeLog = chard.table(
  "change_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** "import 12", or a member. */
    actor: text().notNull(),
    restaurantId: text("restaurant_id").notNull(),
    /** A column of `restaurants`, or "*" for a record that was added. */
    field: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index("change_log_of_restaurant").on(table.restaurantId, table.id),
    ownerOnly("change_log"),
  ],
);

/** Rows of an import that is under way, until it is applied in one transaction. */
export const importBatches = chard.table(
  "import_batches",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The import that writes them: rows of a killed import are not used. */
    run: text().notNull(),
    target: text().notNull(),
    rows: jsonb().notNull().$type<object[]>(),
  },
  () => [ownerOnly("import_batches")],
);
