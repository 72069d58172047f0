import { isThinRow } from "@/lib/database/records/thin-pages";
import { restaurants } from "@/lib/database/schema/restaurants";

/** What lists of all pages need. */
export const PAGE_COLUMNS = {
  id: restaurants.id,
  updatedAt: restaurants.updatedAt,
  isThin: isThinRow,
};

/** What the file for use without a connection has of a restaurant (lib/world/world-format.ts). */
export const WORLD_COLUMNS = {
  id: restaurants.id,
  name: restaurants.name,
  latinName: restaurants.latinName,
  lat: restaurants.lat,
  lng: restaurants.lng,
  veganLevel: restaurants.veganLevel,
  kind: restaurants.kind,
  cuisine: restaurants.cuisine,
  features: restaurants.features,
  dietaryOptions: restaurants.dietaryOptions,
  hours: restaurants.hours,
  closedDates: restaurants.closedDates,
  timeZone: restaurants.timeZone,
  city: restaurants.city,
  cityId: restaurants.cityId,
  country: restaurants.country,
  countryCode: restaurants.countryCode,
  rating: restaurants.rating,
  reviewCount: restaurants.reviewCount,
  sample: restaurants.sample,
};
