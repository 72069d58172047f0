import KDBush from "kdbush";
import { around } from "geokdbush";
import type { CityFinder } from "@/lib/geography/city-finder";
import type { GeoName } from "@/lib/geography/geonames";
import { distanceKm } from "@/lib/location/distance";
import type { Coordinates } from "@/lib/location/types";

/** People per square kilometer of a district, for the radius that its population takes up: twice that of a city with its outskirts. */
const DENSITY = 10_000;
const SMALLEST_RADIUS_KM = 0.5;
/** Outside of so many times the radius a point is rather in a district that GeoNames does not have. */
const BEYOND = 1.5;
/** The radius of the largest districts, times `BEYOND`. */
const MAX_KM = 6;

function radiusKm({ population }: GeoName) {
  return Math.max(SMALLEST_RADIUS_KM, Math.sqrt(population / (Math.PI * DENSITY)));
}

/** A district's name without its city's: "Köpenick" for "Berlin Köpenick" and "Berlin-Köpenick". */
export function withoutCity(district: string, city: string) {
  const rest = district.startsWith(city) ? district.slice(city.length) : "";
  return /^[\s-]+\S/.test(rest) ? rest.replace(/^[\s-]+/, "") : district;
}

/** Finds the district of a city whose middle is nearest to a point, in proportion to its size: GeoNames has no borders of districts. */
export function createDistrictFinder(districts: readonly GeoName[], cities: CityFinder) {
  const index = new KDBush(districts.length);
  for (const { lng, lat } of districts) index.add(lng, lat);
  index.finish();
  const cityIds = new Map<GeoName, number | undefined>();

  function cityIdOf(district: GeoName) {
    if (!cityIds.has(district))
      cityIds.set(district, cities.cityAt(district, district.country)?.id);
    return cityIds.get(district);
  }

  return function districtAt(point: Coordinates, city: GeoName): string | undefined {
    const [nearest] = around(index, point.lng, point.lat, Infinity, MAX_KM)
      .map((id) => districts[id]!)
      .filter((district) => cityIdOf(district) === city.id)
      .map((district) => ({ district, rank: distanceKm(point, district) / radiusKm(district) }))
      .filter(({ rank }) => rank <= BEYOND)
      .toSorted((a, b) => a.rank - b.rank);
    const name = nearest && withoutCity(nearest.district.name, city.name);
    return name === city.name ? undefined : name;
  };
}
