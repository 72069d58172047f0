/** @jest-environment node */
import { feature } from "@rapideditor/country-coder";
import { isCountryCode } from "@/lib/env/country-codes";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Whether a place of OpenStreetMap can have the code as its country (lib/geography/country.ts). */
function isOfPlaces(code: string) {
  const { iso1A2, level, isoStatus = "official" } = feature(code)?.properties ?? {};
  if (iso1A2 !== code) return false;
  return isoStatus === "official" || level === "country" || level === "territory";
}

test("knows the codes that places can have, and no others", () => {
  expect(PAIRS.filter(isCountryCode)).toEqual(PAIRS.filter(isOfPlaces));
});

test.each(["UK", "ZZ", "EU", "at", ""])("%j is none", (code) => {
  expect(isCountryCode(code)).toBe(false);
});
