import { placeLine } from "@/lib/restaurants/names/place-line";
import { streetLine } from "@/lib/restaurants/street-line";
import type { RestaurantSummary } from "@/lib/restaurants/types";
import { foldForSearch } from "@/lib/strings/fold-for-search";

/** What is needed of a restaurant to say where it is. */
export type PlacedRow = {
  id: string;
  name: string;
  city: string;
  district: string | null;
  address: string | null;
};

/** "Kreuzberg, Berlin"; undefined without a district. */
function districtOf({ district, city }: PlacedRow) {
  return district && district !== city ? placeLine(district, city) : undefined;
}

function areUnlike(places: readonly (string | undefined)[]) {
  return !places.includes(undefined) && new Set(places).size === places.length;
}

/** Collects restaurants, and says afterwards where those are whose name their city has more than once. */
export function createNamesakes() {
  const byName = new Map<string, PlacedRow[]>();

  function add(row: PlacedRow) {
    const key = `${foldForSearch(row.name)}\n${row.city}`;
    const known = byName.get(key);
    if (known) known.push(row);
    else byName.set(key, [row]);
  }

  /** By the ids of restaurants: the district where that tells them apart, else the street (P14.985). */
  function finish(): Map<string, string> {
    const places = new Map<string, string>();
    for (const rows of byName.values()) {
      if (rows.length < 2) continue;
      const districts = rows.map(districtOf);
      const shown = areUnlike(districts)
        ? districts
        : rows.map((row) => streetLine(row) ?? row.city);
      for (const [index, { id }] of rows.entries()) {
        const place = shown[index];
        if (place) places.set(id, place);
      }
    }
    return places;
  }

  return { add, finish };
}

/** Adds the city to restaurants of a list whose name it has in several cities. */
export function withCities(restaurants: readonly RestaurantSummary[]): RestaurantSummary[] {
  const cities = new Map<string, Set<string>>();
  const citiesOf = ({ name }: RestaurantSummary) => {
    const key = foldForSearch(name);
    const known = cities.get(key) ?? new Set();
    cities.set(key, known);
    return known;
  };
  for (const restaurant of restaurants) citiesOf(restaurant).add(restaurant.city);
  return restaurants.map((restaurant) => {
    const { place, city, sample } = restaurant;
    const isNeeded = !sample && !place && city && citiesOf(restaurant).size > 1;
    return isNeeded ? { ...restaurant, place: city } : restaurant;
  });
}
