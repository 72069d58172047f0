/** @jest-environment node */
import { placeMetadata } from "@/lib/places/metadata";

const BERLIN = { id: "berlin", name: "Berlin", count: 1453, veganCount: 120 };

test.each([
  [
    { page: 1 },
    { total: 1453, cuisine: undefined },
    "1,453 places in Berlin with vegan food, 120 of them fully vegan",
  ],
  [
    { page: 1, cuisine: "thai" },
    { total: 21, cuisine: "Thai" },
    "21 places with Thai food for vegans in Berlin",
  ],
  [
    { page: 2, level: "vegan" as const },
    { total: 120, cuisine: undefined },
    'with the level "Fully vegan"',
  ],
])("a page's figures are its own, case %#", (view, list, text) => {
  const { description } = placeMetadata(BERLIN, "/restaurants/by-city/berlin", view, list);
  expect(description).toContain(text);
});
