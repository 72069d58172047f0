import type { Continent } from "@/lib/cities/continents";
import { flagOf } from "@/lib/database/samples";
import type { GeoName } from "@/lib/geography/geonames";
import { slugOf } from "@/lib/import/write/slugs";
import type { VenueFacts } from "@/lib/import/venue";
import type { Restaurant } from "@/lib/restaurants/types";

/** A city whose restaurants have not been counted yet. */
export function cityRow(id: string, place: GeoName, continent: Continent, country: string) {
  return {
    id,
    name: place.name,
    country,
    continent,
    count: 0,
    lat: place.lat,
    lng: place.lng,
    // With equal numbers of restaurants the larger city comes first.
    position: 2_000_000_000 - place.population,
    sample: false,
    geonameId: place.id,
    countryCode: place.country,
    region: place.region,
    population: place.population,
    veganCount: 0,
  };
}

/** A country whose restaurants have not been counted yet. */
export function countryRow(name: string, code: string) {
  return {
    name,
    code,
    slug: slugOf(name),
    count: 0,
    flag: flagOf(name) ?? null,
    position: 0,
    sample: false,
    veganCount: 0,
  };
}

/** The row of a restaurant; columns that are not from OpenStreetMap are unchanged. `version` is of the known record. */
export function restaurantRow(
  id: string,
  facts: VenueFacts,
  old: Restaurant | undefined,
  version: number | undefined,
  now: Date,
) {
  return {
    id,
    version,
    ...facts,
    reviewCount: old?.reviewCount ?? 0,
    images: old?.images ?? [],
    verified: old?.verified ?? false,
    featured: old?.featured ?? false,
    sample: false,
    createdAt: old ? new Date(old.createdAt) : now,
    updatedAt: now,
  };
}

/** Who the change log names for what an import changes. */
export const IMPORT_ACTOR = "OpenStreetMap";
