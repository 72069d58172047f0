import "server-only";

import { placeNamed, readFood } from "@/lib/finding/food";
import { geocode } from "@/lib/finding/geocoder";
import { restaurantOfLink } from "@/lib/finding/restaurant-of-link";
import { findRestaurants } from "@/lib/finding/restaurants";
import { readSources, type Sources } from "@/lib/finding/sources";
import {
  addressSuggestion,
  citySuggestion,
  restaurantSuggestions,
} from "@/lib/finding/suggestion-of";
import { MOST_NEAR, nearSpellings } from "@/lib/finding/suggest";
import { coordinatesLabel, readCoordinates } from "@/lib/location/read-coordinates";
import type { LocationSearch } from "@/lib/location/types";
import type { SearchOutcome } from "@/lib/search/suggestion";

/** "Alexanderplatz 1, 10178 Berlin": a street of the city that ends the text, or the postal code before it. */
function addressIn(text: string, { places, directory }: Sources): LocationSearch | undefined {
  const end = places.atEnd(text);
  const city = end && citySuggestion(end.match, directory).name;
  if (!end || !city) return undefined;
  const words = end.before.split(" ");
  // The postal code may stand between the street and the city.
  const readings = [end.before, words.slice(0, -1).join(" "), words.at(-1)!];
  for (const reading of readings) {
    const found = reading && directory.addresses.named(reading, city);
    if (found) return { location: { lat: found.lat, lng: found.lng, name: text } };
  }
  return undefined;
}

/** Postal codes of the same area, where those of the directory have none like it: SW1E 5JD for SW1A 1AA. */
function nearPostcodes(text: string, { directory }: Sources) {
  const [area] = /^\p{L}{0,2}\d{1,3}(?=\p{L}?(?:\s*\d\p{L}{2})?$|\d{2}$)/u.exec(text) ?? [];
  if (!area) return [];
  const found = directory.addresses.startingWith(area, MOST_NEAR);
  return found.filter(({ kind }) => kind === "postcode").map(addressSuggestion);
}

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

/** What a submitted text means (P3.15); where nobody knows it, up to three near spellings (P3.16). Undefined where there are only samples. */
export async function find(typed: string): Promise<SearchOutcome | undefined> {
  const sources = await readSources();
  const text = typed.trim();
  if (!sources) return undefined;
  const restaurant = await restaurantOfLink(text);
  if (restaurant) return { kind: "found", means: { restaurant } };
  const at = readCoordinates(text);
  if (at) return { kind: "found", means: { location: { ...at, name: coordinatesLabel(at) } } };
  const place = placeNamed(text, sources);
  const means =
    (place && { ...place.means, location: { ...place.means.location!, name: text } }) ??
    readFood(text, sources)?.means ??
    (await restaurantsNamed(text, sources)) ??
    addressIn(text, sources) ??
    (await geocode(text));
  if (means) return { kind: "found", means };
  const near = [...nearSpellings(text, sources), ...nearPostcodes(text, sources)].slice(
    0,
    MOST_NEAR,
  );
  if (near.length > 0) return { kind: "unknown", text, near };
  const { ids } = await findRestaurants(text, sources, MOST_NEAR);
  const similar = restaurantSuggestions(ids, sources.directory);
  return { kind: "unknown", text, near: similar };
}
