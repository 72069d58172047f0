/** @jest-environment node */
import { placeMetadata } from "@/lib/places/metadata";

const BERLIN = { id: "berlin", name: "Berlin", count: 1453, veganCount: 120 };
const ALL = { cuisine: undefined, district: undefined };

test.each([
  [{ page: 1 }, { total: 1453, ...ALL }, "1,453 places with vegan food in Berlin, 120 fully vegan"],
  [
    { page: 1, cuisine: "thai" },
    { total: 21, ...ALL, cuisine: "Thai" },
    "21 vegan-friendly Thai restaurants in Berlin",
  ],
  [
    { page: 1, cuisine: "coffee-shop" },
    { total: 21, ...ALL, cuisine: "Coffee Shop" },
    "21 coffee shops with vegan options in Berlin",
  ],
  [
    { page: 1, cuisine: "regional" },
    { total: 1, ...ALL, cuisine: "Regional" },
    "1 vegan-friendly restaurant with regional cuisine in Berlin",
  ],
  [
    { page: 1, district: "mitte" },
    { total: 64, ...ALL, district: "Mitte" },
    "64 places with vegan food in and around Mitte, Berlin",
  ],
  [
    { page: 2, level: "vegan" as const },
    { total: 120, ...ALL },
    "120 fully vegan places in Berlin",
  ],
])("a page's figures are its own, case %#", (view, list, text) => {
  const { description } = placeMetadata(BERLIN, "/restaurants/by-city/berlin", view, list);
  expect(description).toContain(text);
});
