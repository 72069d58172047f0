import "server-only";

import type { DeskItem } from "@/lib/database/desk/queues/items";
import type { Records } from "@/lib/database/records/records";
import type { SimilarPlace } from "@/lib/desk/similar-place";
import { hasSimilarName } from "@/lib/listings/similar";
import { distanceMiles, distanceUnit, formatDistance } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";
import type { Restaurant } from "@/lib/restaurants/types";

const SHOWN = 5;
/** 1 km, and 50 m: at one door another name is no other place. */
const NEAR_MILES = 0.6214;
const SAME_DOOR_MILES = 0.0311;
const MAX_NEAR = 200;

async function findNear(records: Records, name: string, at: Coordinates) {
  const area = { center: at, radiusMiles: NEAR_MILES };
  const near = await records.listRestaurantsNear(area, MAX_NEAR);
  return near
    .map((restaurant) => ({ restaurant, miles: distanceMiles(at, restaurant) }))
    .filter(({ restaurant, miles }) => miles <= SAME_DOOR_MILES || hasSimilarName(restaurant, name))
    .sort((one, other) => one.miles - other.miles);
}

const facts = ({ id, name, latinName, countryCode, address, city, lat, lng }: Restaurant) => ({
  id,
  name,
  ...(latinName && { latinName }),
  ...(countryCode && { countryCode }),
  city,
  lat,
  lng,
  ...(address && { address }),
});

/**
 * The restaurants that an item may be about as well: similar names around it, the nearest first; of a listing without a position,
 * those of its name anywhere.
 */
export async function findSimilarTo(
  records: Records,
  { place }: Pick<DeskItem, "place">,
): Promise<SimilarPlace[]> {
  if (!place) return [];
  const { id, name, at } = place;
  if (!at) return (await records.searchEverywhere(name, SHOWN)).restaurants.map(facts);
  const near = await findNear(records, name, at);
  return near
    .filter(({ restaurant }) => restaurant.id !== id)
    .slice(0, SHOWN)
    .map(({ restaurant, miles }) => ({
      ...facts(restaurant),
      distance: formatDistance(miles, distanceUnit(restaurant.countryCode)),
    }));
}
