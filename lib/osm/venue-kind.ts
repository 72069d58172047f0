import type { OsmTags } from "@/lib/osm/element";
import { tagValues } from "@/lib/osm/tag-values";
import type { VenueKind } from "@/lib/restaurants/facts/venue-kind";

const AMENITIES: Readonly<Record<string, VenueKind>> = {
  restaurant: "restaurant",
  biergarten: "pub",
  cafe: "cafe",
  canteen: "restaurant",
  fast_food: "fast food",
  food_court: "food court",
  ice_cream: "ice cream",
  bar: "bar",
  nightclub: "bar",
  pub: "pub",
};

const SHOPS: Readonly<Record<string, VenueKind>> = {
  bakery: "bakery",
  pastry: "bakery",
  chocolate: "confectionery",
  confectionery: "confectionery",
  ice_cream: "ice cream",
  coffee: "cafe",
  tea: "cafe",
  beverages: "shop",
  butcher: "shop",
  cheese: "shop",
  convenience: "shop",
  dairy: "shop",
  deli: "shop",
  farm: "shop",
  food: "shop",
  frozen_food: "shop",
  greengrocer: "shop",
  grocery: "shop",
  health_food: "shop",
  organic: "shop",
  kiosk: "shop",
  nuts: "shop",
  pasta: "shop",
  seafood: "shop",
  spices: "shop",
  supermarket: "shop",
  tortilla: "shop",
};

/** Workshops that sell what they make. */
const CRAFTS: Readonly<Record<string, VenueKind>> = {
  bakery: "bakery",
  chocolatier: "confectionery",
  confectionery: "confectionery",
};

const STAND_VALUES = ["truck", "trailer", "van"];

/**
 * What kind of venue this is; undefined where one can neither eat nor buy food: tattoo studios, chemists and hotels have diet tags,
 * too.
 */
export function venueKind(tags: OsmTags): VenueKind | undefined {
  const [amenity = ""] = tagValues(tags.amenity).filter((value) => Object.hasOwn(AMENITIES, value));
  const [shop = ""] = tagValues(tags.shop).filter((value) => Object.hasOwn(SHOPS, value));
  const [craft = ""] = tagValues(tags.craft).filter((value) => Object.hasOwn(CRAFTS, value));
  const isTruck =
    tags.street_vendor === "yes" ||
    tags.amenity === "food_truck" ||
    STAND_VALUES.includes(tags.vehicle ?? "");
  const kind = AMENITIES[amenity] ?? SHOPS[shop] ?? CRAFTS[craft];
  if (isTruck && (kind !== undefined || tags.amenity === "food_truck")) return "food truck";
  return kind;
}
