import "server-only";

import { readFood } from "@/lib/finding/food";
import { geocode } from "@/lib/finding/geocoder";
import { addressIn, cityOfPostcode, locate } from "@/lib/finding/locate";
import { nearSpellings } from "@/lib/finding/near-spellings";
import { restaurantOfLink } from "@/lib/finding/restaurant-of-link";
import { findRestaurants } from "@/lib/finding/restaurants";
import { readSources, type Sources } from "@/lib/finding/sources";
import { citySuggestion } from "@/lib/finding/suggestion-of";
import { coordinatesLabel, readCoordinates } from "@/lib/location/read-coordinates";
import type { LocationSearch } from "@/lib/location/types";
import type { SearchOutcome } from "@/lib/search/suggestion";

/** Restaurants of this name: the page of the only one, else the names near the city, or all over the world. */
async function restaurantsNamed(
  text: string,
  sources: Sources,
): Promise<LocationSearch | undefined> {
  const { ids, isGuess, city, name } = await findRestaurants(text, sources, 2);
  const [id] = ids;
  if (!id || isGuess) return undefined;
  if (ids.length === 1) return { restaurant: id };
  const location = city && citySuggestion(city, sources.directory).means.location;
  return location && name ? { location, text: name } : { everywhere: text };
}

function addressNamed(text: string, sources: Sources): LocationSearch | undefined {
  const address = addressIn(text, sources);
  return address && { location: { lat: address.lat, lng: address.lng, name: text } };
}

async function meaningOf(text: string, sources: Sources): Promise<LocationSearch | undefined> {
  const food = readFood(text, sources);
  if (food?.isFirst) return food.food.means;
  const place = locate(text, sources)?.means.location;
  if (place) return { location: { ...place, name: text } };
  const city = cityOfPostcode(text, sources);
  return (
    addressNamed(text, sources) ??
    (city ? undefined : await restaurantsNamed(text, sources)) ??
    (await geocode(text)) ??
    (city && citySuggestion(city.match, sources.directory).means)
  );
}

/** What a text means to these sources (P3.15); where nobody knows it, up to three near spellings (P3.16). */
export async function findIn(typed: string, sources: Sources): Promise<SearchOutcome> {
  const text = typed.trim();
  const at = readCoordinates(text);
  if (at) return { kind: "found", means: { location: { ...at, name: coordinatesLabel(at) } } };
  const means = await meaningOf(text, sources);
  if (means) return { kind: "found", means };
  return { kind: "unknown", text, near: await nearSpellings(text, sources) };
}

/** What a submitted text means. Undefined where there are only samples. */
export async function find(typed: string): Promise<SearchOutcome | undefined> {
  const sources = await readSources();
  if (!sources) return undefined;
  const restaurant = await restaurantOfLink(typed.trim());
  return restaurant ? { kind: "found", means: { restaurant } } : findIn(typed, sources);
}
