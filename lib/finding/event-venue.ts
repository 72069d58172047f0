import "server-only";

import type { Database } from "@/lib/database/database";
import { findCityOfGeoNames } from "@/lib/database/events/event-city";
import { findRestaurant } from "@/lib/database/records/find-restaurant";
import type { EventFacts } from "@/lib/events/types";
import { readGazetteer } from "@/lib/finding/gazetteer";
import { readSources } from "@/lib/finding/sources";
import { createPlaceSearch } from "@/lib/gazetteer/place-search";
import { geographyAt } from "@/lib/import/write/new-restaurant";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { placeLine } from "@/lib/restaurants/names/place-line";

/** Where an event is, and by which clock. */
export type Venue = Pick<
  EventFacts,
  "restaurantId" | "address" | "city" | "country" | "cityId" | "timeZone"
>;

/** The venue of an event at a restaurant; undefined for one that is not listed, or has closed. */
export async function venueOfRestaurant(
  database: Database,
  id: string,
): Promise<Venue | undefined> {
  const restaurant = await findRestaurant(database, id);
  if (!restaurant || restaurant.closure === "closed") return undefined;
  const { address, city, country, cityId, timeZone } = restaurant;
  const name = placeLine(bothNames(restaurant), address);
  return { restaurantId: id, address: name, city, country, cityId: cityId ?? null, timeZone };
}

async function placeNamed(text: string) {
  const places =
    (await readSources())?.places ??
    createPlaceSearch({ ...(await readGazetteer()), restaurantsIn: () => 0 });
  return places.wholeText(text)?.place;
}

/**
 * The venue of an event at an address in a city, as a member wrote it: "Lisbon", "Springfield, Missouri". Its time zone is that of the
 * city. Undefined for a city that the gazetteer does not know.
 */
export async function venueOfAddress(
  database: Database,
  address: string,
  text: string,
): Promise<Venue | undefined> {
  const place = await placeNamed(text);
  if (!place) return undefined;
  const { lat, lng, name } = place;
  const { city, country, timeZone } = geographyAt({ lat, lng }, { city: name });
  const listed = await findCityOfGeoNames(database, city?.id ?? place.geonameId);
  return {
    restaurantId: null,
    address,
    city: listed?.name ?? city?.name ?? name,
    country,
    cityId: listed?.id ?? null,
    timeZone,
  };
}
