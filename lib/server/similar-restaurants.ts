import "server-only";

import type { DeskItem } from "@/lib/database/desk/items";
import type { Records } from "@/lib/database/records/records";
import { readCoordinate } from "@/lib/desk/facts";
import { haveSimilarNames } from "@/lib/listings/similar";
import { distanceMiles, distanceUnit, formatDistance } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";

const SHOWN = 5;
/** Half a kilometer. */
const NEAR_MILES = 0.31;
const COMPARED = 50;

type About = { name: string; point: Coordinates | undefined; id?: string };

function aboutOf(item: DeskItem): About | undefined {
  if (item.queue === "corrections" || item.queue === "claims") {
    const { id, name, lat, lng } = item.restaurant;
    return { id, name, point: { lat, lng } };
  }
  if (item.queue !== "listings") return undefined;
  const { name, details } = item.listing;
  const lat = readCoordinate(details, ["lat", "latitude"], 90);
  const lng = readCoordinate(details, ["lng", "lon", "longitude"], 180);
  return { name, point: lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined };
}

/**
 * Restaurants of a similar name as what an item is about, within half a kilometer, the nearest first; for a listing also those of this
 * name anywhere.
 */
export async function listSimilar(records: Records, item: DeskItem) {
  const about = aboutOf(item);
  if (!about) return [];
  const { name, point, id } = about;
  const near = point
    ? await records.listRestaurantsNear({ center: point, radiusMiles: NEAR_MILES }, COMPARED)
    : [];
  const alike = near.filter((restaurant) => haveSimilarNames(restaurant.name, name));
  const anywhere =
    item.queue === "listings" ? (await records.searchEverywhere(name, SHOWN)).restaurants : [];
  const all = new Map([...alike, ...anywhere].map((restaurant) => [restaurant.id, restaurant]));
  if (id) all.delete(id);
  return [...all.values()].slice(0, SHOWN).map((restaurant) => {
    const unit = distanceUnit(restaurant.countryCode);
    const distance = point && formatDistance(distanceMiles(point, restaurant), unit);
    return { ...restaurant, distance };
  });
}
