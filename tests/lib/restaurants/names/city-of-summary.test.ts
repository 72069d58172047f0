/** @jest-environment node */
import { cityOfSummaryIn } from "@/lib/restaurants/names/city-name";

test.each([
  ["en", "Vienna", "AT", "Vienna"],
  ["de", "Vienna", "AT", "Wien"],
  ["de", "Vienna", "US", "Vienna"],
  // No city is known, so that the country stands in its place.
  ["de", "Germany", "DE", "Deutschland"],
  ["en", "Germany", "DE", "Germany"],
  // A town that is called as a country is.
  ["de", "Lebanon", "US", "Lebanon"],
] as const)("in %s the city %s of %s is %s", (language, city, countryCode, name) =>
  expect(cityOfSummaryIn(language, { city, countryCode })).toBe(name),
);
