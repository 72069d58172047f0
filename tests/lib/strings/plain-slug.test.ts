/** @jest-environment node */
import { countryName } from "@/lib/geography/country";
import { slugOf } from "@/lib/import/write/slugs";
import { plainSlug } from "@/lib/strings/plain-slug";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

test("every country has the slug that imports give it", () => {
  const names = LETTERS.flatMap((first) => LETTERS.map((second) => countryName(first + second)));
  const countries = names.filter((name) => name.length > 2);
  expect(countries.length).toBeGreaterThan(200);
  expect(countries.filter((name) => plainSlug(name) !== slugOf(name))).toEqual([]);
});
