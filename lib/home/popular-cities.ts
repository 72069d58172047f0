import type { Continent } from "@/lib/cities/continents";
import type { CityRecord } from "@/lib/cities/types";

/** A city with a page, as the home page links to it; `count` is of its restaurants. */
export type PopularCity = Pick<CityRecord, "name" | "country" | "count" | "lng"> & {
  id: string;
  continent: Continent;
};

/** How many are shown, and among how many of each continent a browser chooses. */
export const SHOWN_CITIES = 8;
const OF_CONTINENT = 12;

/** By the first word of a time zone's name; other words, such as Atlantic, name no continent. */
const CONTINENTS_OF_ZONE: Readonly<Record<string, readonly Continent[]>> = {
  Africa: ["Africa"],
  America: ["North America", "South America"],
  Asia: ["Asia"],
  Australia: ["Oceania"],
  Europe: ["Europe"],
  Pacific: ["Oceania"],
};

/** Two hours of the sun's way. */
const NEAR_DEGREES = 30;
const DEGREES_PER_MINUTE = 360 / (24 * 60);

const byCount = (a: PopularCity, b: PopularCity) => b.count - a.count;

/** Degrees between two meridians, the shorter way round. */
function degreesBetween(one: number, other: number) {
  const degrees = Math.abs(one - other) % 360;
  return Math.min(degrees, 360 - degrees);
}

/** What a page carries: of each continent the cities with most restaurants. */
export function citiesToChooseFrom(cities: readonly PopularCity[]) {
  const taken = new Map<Continent, number>();
  return cities.toSorted(byCount).filter(({ continent }) => {
    const count = taken.get(continent) ?? 0;
    taken.set(continent, count + 1);
    return count < OF_CONTINENT;
  });
}

/**
 * The cities with most restaurants on the visitor's side of the world, as far as a time zone tells: of its continent, and within 30 degrees
 * of its meridian. Where there are too few, the largest elsewhere follow.
 */
export function popularNear<City extends PopularCity>(
  cities: readonly City[],
  zone: { name: string; minutesEast: number } | undefined,
  limit = SHOWN_CITIES,
): City[] {
  const sorted = cities.toSorted(byCount);
  const continents = CONTINENTS_OF_ZONE[zone?.name.split("/")[0] ?? ""];
  if (!zone || !continents) return sorted.slice(0, limit);
  const meridian = zone.minutesEast * DEGREES_PER_MINUTE;
  const isNear = ({ continent, lng }: City) =>
    continents.includes(continent) && degreesBetween(lng, meridian) <= NEAR_DEGREES;
  return [...sorted.filter(isNear), ...sorted.filter((city) => !isNear(city))].slice(0, limit);
}
