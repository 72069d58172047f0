import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { chard, publicRead } from "@/lib/database/schema/namespace";
import type { Picture } from "@/lib/picture";
import type { Restaurant, WeekHours } from "@/lib/restaurants/types";

/** Venues. A column is null where the fact is not known. */
export const restaurants = chard.table(
  "restaurants",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    cuisine: text().array().notNull(),
    priceRange: smallint("price_range").notNull().$type<Restaurant["priceRange"]>(),
    rating: doublePrecision().notNull(),
    reviewCount: integer("review_count").notNull(),
    /** WGS 84 degrees. */
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    phone: text(),
    website: text(),
    email: text(),
    hours: jsonb().notNull().$type<WeekHours>(),
    /** IANA time zone. */
    timeZone: text("time_zone").notNull(),
    images: jsonb().notNull().$type<[Picture, ...Picture[]]>(),
    features: text().array().notNull(),
    dietaryOptions: text("dietary_options").array().notNull(),
    socialMedia: jsonb("social_media").$type<NonNullable<Restaurant["socialMedia"]>>(),
    verified: boolean().notNull(),
    featured: boolean().notNull(),
    sample: boolean().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("restaurants_position").on(table.lat, table.lng),
    index("restaurants_rating").on(table.rating.desc(), table.reviewCount.desc()),
    publicRead("restaurants"),
  ],
);
