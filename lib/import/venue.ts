import type { GeoName } from "@/lib/geography/geonames";
import type { Continent } from "@/lib/cities/continents";
import type { OsmTags } from "@/lib/osm/element";
import { COMPARED_FACTS, type ComparedFact } from "@/lib/restaurants/facts/restaurant-facts";
import { isSocialNetwork, type SocialNetwork } from "@/lib/restaurants/facts/social-networks";
import type { Restaurant } from "@/lib/restaurants/types";

type OsmFact = Exclude<ComparedFact, SocialNetwork>;

const isOsmFact = (fact: ComparedFact): fact is OsmFact => !isSocialNetwork(fact);

/** The columns of a restaurant that come from OpenStreetMap: facts that the desk compares, and what follows from them and from the position. One that is not known is absent. */
export const OSM_FIELDS = [
  ...COMPARED_FACTS.filter(isOsmFact),
  "lat",
  "lng",
  "city",
  "cityId",
  "district",
  "country",
  "countryCode",
  "moreContacts",
  "hours",
  "timeZone",
  "socialMedia",
  "checkedAt",
  "osm",
] as const satisfies readonly (keyof Restaurant)[];

export type OsmField = (typeof OSM_FIELDS)[number];
export type VenueFacts = Pick<Restaurant, OsmField>;

/** One element of OpenStreetMap as a venue of the directory. */
export type Venue = {
  ref: string;
  /** A hash of the element and the rules that read it. */
  hash: string;
  /** Without the city's slug, which is known only when all cities are. */
  facts: Omit<VenueFacts, "cityId">;
  place: GeoName | undefined;
  continent: Continent | undefined;
  /** Those that the importer reads, as the element has them. */
  tags: OsmTags;
};

/** What is needed of all venues at once; the rest of each is in a file, at `start` for `length`. */
export type StoredVenue = Pick<Venue, "ref" | "place" | "continent"> & {
  facts: Pick<VenueFacts, "name" | "lat" | "lng" | "country"> & {
    latinName: string | undefined;
    phone: string | undefined;
    website: string | undefined;
    address: string | undefined;
  };
  /** How many facts it has. */
  factCount: number;
  start: number;
  length: number;
};

/** Why an element is not in the directory. */
export const SKIP_REASONS = [
  "invalid",
  "not in the directory",
  "no food",
  "no name",
  "closed",
  "position",
  "other country",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const WARNINGS = [
  "country differs from address",
  "diet tags contradict each other",
  "hours not readable",
  "no city",
] as const;
export type Warning = (typeof WARNINGS)[number];
