import type { Directory } from "@/lib/database/records/directory";
import { formatCount } from "@/lib/counts";
import type { PlaceMatch } from "@/lib/gazetteer/place-search";
import { regionLabel } from "@/lib/gazetteer/search";
import type { KnownAddress } from "@/lib/search/address-index";
import type { Suggestion } from "@/lib/search/suggestion";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/facts/vegan-level";

const placesText = (count: number) =>
  count === 0 ? "" : count === 1 ? "1 place" : `${formatCount(count)} places`;

/** Of a district, whose restaurants are counted as those of its city. */
const nearbyText = (count: number) => (count === 0 ? "" : `${placesText(count)} nearby`);

/** A city as the directory calls it, which is Cologne where GeoNames says Köln. */
export function cityName({ place }: PlaceMatch, directory: Directory) {
  return directory.city(place.geonameId)?.name ?? place.name;
}

export function citySuggestion(match: PlaceMatch, directory: Directory): Suggestion {
  const { place, alias } = match;
  const { lat, lng } = place;
  const name = cityName(match, directory);
  const detail = regionLabel({ ...place, name });
  const city = directory.city(place.geonameId);
  return {
    group: "cities",
    name,
    detail,
    ...(alias && alias !== name && { alias }),
    ...(!alias && name !== place.name && { alias: place.name }),
    note: city ? placesText(city.count) : nearbyText(directory.countNear(place)),
    ...(city && { city: city.id }),
    means: { location: { name: [name, detail].filter(Boolean).join(", "), lat, lng } },
  };
}

export function addressSuggestion(address: KnownAddress): Suggestion {
  const { kind, name, city, country, lat, lng } = address;
  const detail = [city, country].filter(Boolean).join(", ");
  return {
    group: "addresses",
    name,
    detail,
    note: kind === "street" ? "Street" : "Postal code",
    means: { location: { name: [name, city].filter(Boolean).join(", "), lat, lng } },
  };
}

/** Restaurants by name and city; several of one name in a city also by their streets. */
export function restaurantSuggestions(ids: readonly string[], directory: Directory): Suggestion[] {
  const found = ids.flatMap((id) => directory.restaurant(id) ?? []);
  return found.map(({ id, name, latinName, city, country, address, veganLevel }) => {
    const alike = found.filter((other) => other.name === name && other.city === city);
    const [street] = alike.length > 1 ? (address ?? "").split(",") : [];
    return {
      group: "restaurants",
      name,
      ...(latinName && { alias: latinName }),
      detail: [street, city, country].filter(Boolean).join(", "),
      note: veganLevel ? VEGAN_LEVEL_TEXTS[veganLevel].label : "",
      means: { restaurant: id },
    };
  });
}
