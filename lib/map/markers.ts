import { veganFoodCount } from "@/lib/counts";
import type { Coordinates } from "@/lib/location/types";
import type { PriceRange, RestaurantSummary } from "@/lib/restaurants/types";
import type { VeganLevel } from "@/lib/restaurants/facts/vegan-level";
import { restaurantHref } from "@/lib/routes";

/** What a map shows at one point, in its pin and its card. */
export type MapMarker = Coordinates & {
  id: string;
  /** "" of a number of restaurants, which is all that it says. */
  name: string;
  /** The language of a name that is not in Latin letters, and that name in them. */
  nameLang?: string;
  latinName?: string;
  address?: string;
  rating?: number;
  price?: PriceRange;
  /** Shown on the pin of a place without a rating. */
  veganLevel?: VeganLevel;
  /** Formatted, e.g. "0.3 mi". */
  distance?: string;
  /** Absent in prerendered HTML, which must not depend on the clock (P4.11). */
  isOpen?: boolean;
  /** Shown on the pin instead of the rating. */
  label?: string;
  /** The page that the card links to, if there is one. */
  href?: string;
  /** The number of restaurants that the marker represents: of a place with a page, or those that a closer view shows. */
  count?: number;
};

type Mapped = Pick<
  RestaurantSummary,
  | "id"
  | "name"
  | "latinName"
  | "nameLang"
  | "lat"
  | "lng"
  | "address"
  | "rating"
  | "priceRange"
  | "veganLevel"
>;

/** The marker of a restaurant; `extra` depends on the page, such as the distance. */
export function restaurantMarker(
  { id, name, latinName, nameLang, lat, lng, address, rating, priceRange, veganLevel }: Mapped,
  extra?: Pick<MapMarker, "distance" | "isOpen" | "label">,
): MapMarker {
  const href = restaurantHref(id);
  return {
    id,
    name,
    ...(nameLang && { nameLang }),
    ...(latinName && { latinName }),
    lat,
    lng,
    href,
    ...(address && { address }),
    ...(rating !== undefined && { rating }),
    ...(priceRange && { price: priceRange }),
    ...(veganLevel && { veganLevel }),
    ...extra,
  };
}

type CountedPlace = Coordinates & {
  id: string;
  name: string;
  count: number;
  veganCount: number;
  href: string;
};

/** The marker of a city: its number of restaurants, also in words, and the way to its page. */
export function placeMarker(
  { veganCount, ...place }: CountedPlace,
  words = veganFoodCount(place.count, veganCount),
): MapMarker {
  return { ...place, address: words };
}

function isOnEarth({ lat, lng }: Coordinates) {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

export type CleanMarkers = { markers: MapMarker[]; outOfRange: number; duplicates: number };

/** Drops and counts markers with invalid coordinates and all but the first of each id. */
export function cleanMarkers(markers: readonly MapMarker[]): CleanMarkers {
  const onEarth = markers.filter(isOnEarth);
  const byId = new Map(onEarth.toReversed().map((marker) => [marker.id, marker]));
  const unique = onEarth.filter((marker) => byId.get(marker.id) === marker);
  return {
    markers: unique,
    outOfRange: markers.length - onEarth.length,
    duplicates: onEarth.length - unique.length,
  };
}
