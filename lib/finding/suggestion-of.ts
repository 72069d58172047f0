import type { Directory } from "@/lib/database/records/directory";
import { formatCount } from "@/lib/counts";
import type { PlaceMatch } from "@/lib/gazetteer/place-search";
import { regionLabel } from "@/lib/gazetteer/search";
import type { KnownAddress } from "@/lib/search/address-index";
import type { Suggestion } from "@/lib/search/suggestion";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/vegan-level";

const placesText = (count: number) =>
  count === 0 ? "" : count === 1 ? "1 place" : `${formatCount(count)} places`;

/** A city as the directory calls it, which is Cologne where GeoNames says Köln. */
export function cityName({ place }: PlaceMatch, directory: Directory) {
  return directory.city(place.geonameId)?.name ?? place.name;
}

export function citySuggestion(match: PlaceMatch, directory: Directory): Suggestion {
  const { place, alias } = match;
  const { lat, lng } = place;
  const name = cityName(match, directory);
  const detail = regionLabel({ ...place, name });
  return {
    group: "cities",
    name,
    detail,
    ...(alias && alias !== name && { alias }),
    ...(!alias && name !== place.name && { alias: place.name }),
    note: placesText(directory.city(place.geonameId)?.count ?? 0),
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

export function restaurantSuggestion(id: string, directory: Directory): Suggestion[] {
  const restaurant = directory.restaurant(id);
  if (!restaurant) return [];
  const { name, latinName, city, country, veganLevel } = restaurant;
  return [
    {
      group: "restaurants",
      name,
      ...(latinName && { alias: latinName }),
      detail: [city, country].filter(Boolean).join(", "),
      note: veganLevel ? VEGAN_LEVEL_TEXTS[veganLevel].label : "",
      means: { restaurant: id },
    },
  ];
}
