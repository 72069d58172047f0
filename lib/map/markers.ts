import type { Coordinates } from "@/lib/location/types";
import type { PriceRange, RestaurantSummary } from "@/lib/restaurants/types";
import { restaurantHref } from "@/lib/routes";

/** What a map shows at one point, and what its pin and its card say about it. */
export type MapMarker = Coordinates & {
  id: string;
  name: string;
  address: string;
  rating?: number;
  price?: PriceRange;
  /** As it is shown, e.g. "0.3 mi". */
  distance?: string;
  /** Absent until the clock is known: never part of a static page. */
  isOpen?: boolean;
  /** Stands on the pin in place of the rating. */
  label?: string;
  /** Where the card leads; a place without a page of its own has none. */
  href?: string;
};

type Mapped = Pick<
  RestaurantSummary,
  "id" | "name" | "lat" | "lng" | "address" | "rating" | "priceRange"
>;

/** The marker of a restaurant; `extra` is what only the screen knows, such as the distance. */
export function restaurantMarker(
  { id, name, lat, lng, address, rating, priceRange }: Mapped,
  extra?: Pick<MapMarker, "distance" | "isOpen" | "label">,
): MapMarker {
  const href = restaurantHref(id);
  return { id, name, lat, lng, address, rating, price: priceRange, href, ...extra };
}

/** What a pin is called: "Radish & Rye, rated 4.8". */
export function markerName({ name, rating }: MapMarker) {
  return rating === undefined ? name : `${name}, rated ${rating.toFixed(1)}`;
}

function isOnEarth({ lat, lng }: Coordinates) {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

export type CleanMarkers = { markers: MapMarker[]; outOfRange: number; duplicates: number };

/** Leaves out what cannot be shown, coordinates off the Earth and all but the first of an id, and counts it. */
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
