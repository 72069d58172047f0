import { mayHaveClosed } from "@/lib/restaurants/facts/closure";
import { cardPicture } from "@/lib/restaurants/pictures/drawing";
import { lastCheck } from "@/lib/restaurants/facts/freshness";
import { nameLang } from "@/lib/restaurants/names/name-language";
import type { Restaurant, RestaurantSummary } from "@/lib/restaurants/types";

/** Facts that are shown on cards, besides those that every restaurant has; unknown ones are left out. */
const OPTIONAL_FACTS = [
  "latinName",
  "description",
  "priceRange",
  "rating",
  "address",
  "district",
  "hours",
  "countryCode",
  "veganLevel",
  "kind",
  "wheelchair",
  "dishes",
  "tipWords",
] as const;

/** What cards, pins and filters need of a restaurant. */
export function summarize(restaurant: Restaurant): RestaurantSummary {
  const { name, countryCode, photo, osm, sample } = restaurant;
  const lang = nameLang(name, countryCode);
  const checkedAt = lastCheck(restaurant);
  const known = OPTIONAL_FACTS.filter((fact) => restaurant[fact] !== undefined);
  return {
    id: restaurant.id,
    name,
    cuisine: restaurant.cuisine,
    reviewCount: restaurant.reviewCount,
    lat: restaurant.lat,
    lng: restaurant.lng,
    city: restaurant.city,
    timeZone: restaurant.timeZone,
    features: restaurant.features,
    dietaryOptions: restaurant.dietaryOptions,
    featured: restaurant.featured,
    sample: restaurant.sample,
    picture: photo?.picture ?? cardPicture(restaurant),
    ...(lang && { nameLang: lang }),
    ...(photo && { photoCount: photo.count }),
    ...(checkedAt && { checkedAt }),
    ...(mayHaveClosed(restaurant) && { mayHaveClosed: true }),
    ...(!osm && !sample && { addedHere: true }),
    ...Object.fromEntries(known.map((fact) => [fact, restaurant[fact]])),
  };
}
