import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { chard, publicRead } from "@/lib/database/schema/namespace";
import type { Photo } from "@/lib/photo-name";
import type { Picture } from "@/lib/picture";
import type { ClosedRange, Restaurant, WeekHours } from "@/lib/restaurants/types";

/** The first of the published photos, and how many there are. */
export type CardPhoto = Photo & { description: string; count: number };

/** Venues. A column is null where the fact is not known. */
export const restaurants = chard.table(
  "restaurants",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** In Latin letters, beside a name that is written in another script. */
    latinName: text("latin_name"),
    description: text(),
    kind: text().$type<NonNullable<Restaurant["kind"]>>(),
    veganLevel: text("vegan_level").$type<NonNullable<Restaurant["veganLevel"]>>(),
    cuisine: text().array().notNull(),
    priceRange: smallint("price_range").$type<NonNullable<Restaurant["priceRange"]>>(),
    rating: doublePrecision(),
    reviewCount: integer("review_count").notNull(),
    /** A sample's specified figures, which real reviews are added to. */
    sampleRating: doublePrecision("sample_rating"),
    sampleReviewCount: integer("sample_review_count"),
    /** WGS 84 degrees. */
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    address: text(),
    postcode: text(),
    city: text().notNull(),
    /** The city's row; samples have none. */
    cityId: text("city_id"),
    /** Of the city; null where none is known. */
    district: text(),
    country: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    countryCode: text("country_code"),
    phone: text(),
    website: text(),
    email: text(),
    /** Pages that its owner names: https alone. */
    menuUrl: text("menu_url"),
    bookingUrl: text("booking_url"),
    deliveryUrl: text("delivery_url"),
    moreContacts: jsonb("more_contacts").$type<NonNullable<Restaurant["moreContacts"]>>(),
    hours: jsonb().$type<WeekHours>(),
    /** As its owner says. */
    closedDates: jsonb("closed_dates").$type<ClosedRange[]>(),
    /** As OpenStreetMap writes them. */
    hoursText: text("hours_text"),
    /** IANA time zone. */
    timeZone: text("time_zone").notNull(),
    images: jsonb().notNull().$type<Picture[]>(),
    features: text().array().notNull(),
    dietaryOptions: text("dietary_options").array().notNull(),
    wheelchair: text().$type<NonNullable<Restaurant["wheelchair"]>>(),
    socialMedia: jsonb("social_media").$type<NonNullable<Restaurant["socialMedia"]>>(),
    verified: boolean().notNull(),
    featured: boolean().notNull(),
    sample: boolean().notNull(),
    closure: text().$type<NonNullable<Restaurant["closure"]>>(),
    /** The restaurant that its element of OpenStreetMap has become; it has closed. */
    replacedBy: text("replaced_by"),
    /** Counts of members' contributions, updated by triggers; imports do not change them. */
    reportedClosed: boolean("reported_closed").$type<true>(),
    confirmedAt: date("confirmed_at", { mode: "string" }),
    confirmedBy: integer("confirmed_by"),
    cardPhoto: jsonb("photo").$type<CardPhoto>(),
    votedPrice: smallint("voted_price").$type<NonNullable<Restaurant["priceRange"]>>(),
    priceVotes: integer("price_votes"),
    dishes: jsonb().$type<NonNullable<Restaurant["dishes"]>>(),
    tipWords: text("tip_words"),
    checkedAt: date("checked_at", { mode: "string" }),
    /** The element that the facts come from, "node/123". */
    osm: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("restaurants_position").on(table.lat, table.lng),
    index("restaurants_of_city").on(table.cityId),
    index("restaurants_of_country").on(table.countryCode),
    index("restaurants_rating").on(table.rating.desc(), table.reviewCount.desc()),
    publicRead("restaurants"),
  ],
);
