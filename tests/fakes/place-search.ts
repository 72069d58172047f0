import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nameKey } from "@/lib/gazetteer/name-key";
import { atOnce } from "@/lib/lists/in-slices";
import { openNameList } from "@/lib/gazetteer/name-list";
import { createPlaceSearch } from "@/lib/gazetteer/place-search";
import { openPlaceTable, type PlaceColumns } from "@/lib/gazetteer/place-table";
import { writeNameList } from "@/scripts/build/name-list.mjs";

export type Row = {
  name: string;
  lat?: number;
  lng?: number;
  country: string;
  region?: string;
  regionCode?: string;
  population: number;
  otherNames?: string[];
  timeZone?: string;
  geonameId: number;
};

/** A few places of the world, in round numbers; their coordinates are invented. */
const ROWS: Row[] = [
  {
    name: "Tokyo",
    country: "JP",
    population: 8_000_000,
    otherNames: ["東京", "Tokio", "東京都"],
    geonameId: 1,
    timeZone: "Asia/Tokyo",
  },
  {
    name: "Berlin",
    country: "DE",
    region: "Berlin",
    population: 3_400_000,
    otherNames: ["Berlino", "Берлин", "bo lin"],
    geonameId: 2,
    timeZone: "Europe/Berlin",
  },
  {
    name: "Vienna",
    country: "AT",
    region: "Vienna",
    population: 1_700_000,
    otherNames: ["Wien", "Vienne"],
    geonameId: 3,
    timeZone: "Europe/Vienna",
  },
  {
    name: "Munich",
    country: "DE",
    region: "Bavaria",
    population: 1_300_000,
    otherNames: ["München", "Monaco di Baviera"],
    geonameId: 4,
    timeZone: "Europe/Berlin",
  },
  {
    name: "Köln",
    country: "DE",
    region: "North Rhine-Westphalia",
    population: 960_000,
    otherNames: ["Cologne", "Koeln", "Colonia"],
    geonameId: 5,
    timeZone: "Europe/Berlin",
  },
  {
    name: "Lisbon",
    country: "PT",
    region: "Lisbon",
    population: 510_000,
    otherNames: ["Lisboa", "Lissabon"],
    geonameId: 6,
    timeZone: "Europe/Lisbon",
  },
  {
    name: "Göteborg",
    country: "SE",
    region: "Västra Götaland",
    population: 570_000,
    otherNames: ["Gothenburg"],
    geonameId: 7,
    timeZone: "Europe/Stockholm",
  },
  {
    name: "Tromsø",
    country: "NO",
    region: "Troms",
    population: 52_000,
    geonameId: 8,
    timeZone: "Europe/Oslo",
  },
  {
    name: "Bern",
    country: "CH",
    region: "Bern",
    population: 121_000,
    geonameId: 9,
    timeZone: "Europe/Zurich",
  },
  {
    name: "Berlin",
    country: "US",
    region: "Maryland",
    regionCode: "MD",
    population: 4_500,
    geonameId: 10,
    timeZone: "America/New_York",
  },
  {
    name: "Brooklyn",
    country: "US",
    region: "New York",
    regionCode: "NY",
    population: 2_300_000,
    geonameId: 11,
    timeZone: "America/New_York",
  },
  {
    name: "Paris",
    country: "FR",
    region: "Île-de-France",
    population: 2_100_000,
    geonameId: 12,
    timeZone: "Europe/Paris",
  },
  {
    name: "Paris",
    country: "US",
    region: "Texas",
    regionCode: "TX",
    population: 25_000,
    geonameId: 13,
    timeZone: "America/Chicago",
  },
  {
    name: "Palma de Mallorca",
    country: "ES",
    region: "Balearic Islands",
    population: 400_000,
    geonameId: 14,
    timeZone: "Europe/Madrid",
  },
  {
    name: "Wiener Neustadt",
    country: "AT",
    region: "Lower Austria",
    population: 45_000,
    geonameId: 15,
    timeZone: "Europe/Vienna",
  },
  {
    name: "Berlstedt",
    country: "DE",
    region: "Thuringia",
    population: 1_600,
    geonameId: 16,
    timeZone: "Europe/Berlin",
  },
  {
    name: "Kreuzberg",
    country: "DE",
    region: "Berlin",
    population: 147_000,
    geonameId: 17,
    timeZone: "Europe/Berlin",
  },
];

/** The search of the server over the example places. */
export const examplePlaces = (restaurantsIn: (geonameId: number) => number = () => 0) =>
  placesOf(ROWS, [], restaurantsIn);

/** A country or a region. */
type Area = Omit<Row, "geonameId" | "region"> & { isRegion?: true };

/** The search of the server over places, from files that the build's own writer wrote. */
export function placesOf(
  rows: readonly Row[],
  areas: readonly Area[],
  restaurantsIn: (geonameId: number) => number,
) {
  const folder = mkdtempSync(join(tmpdir(), "names-"));
  const withDefaults = <Place extends object>(place: Place, index: number) => ({
    otherNames: [],
    region: "",
    regionCode: "",
    lat: index,
    lng: -index,
    ...place,
  });
  writeNameList(folder, rows.map(withDefaults), areas.map(withDefaults), { nameKey });
  const columns = JSON.parse(readFileSync(join(folder, "places.json"), "utf8")) as PlaceColumns;
  const names = atOnce(openNameList(readFileSync(join(folder, "names.txt"))));
  return createPlaceSearch({ names, table: openPlaceTable(columns), restaurantsIn });
}
