/** @jest-environment node */
import { streetLine } from "@/lib/restaurants/street-line";

test.each([
  ["Mitte", "Ackerstraße 21", "Mitte, Ackerstraße 21"],
  ["Mitte", undefined, "Mitte"],
  [undefined, "Ackerstraße 21", "Ackerstraße 21"],
  // A town that the address names already.
  ["Astoria", "30-12 Broadway, Astoria", "30-12 Broadway, Astoria"],
  ["Mitte", "Ackerstraße 21, Berlin", "Mitte, Ackerstraße 21"],
  [undefined, "Berlin", undefined],
  [undefined, undefined, undefined],
  // Where city and district are one.
  ["Berlin", "Ackerstraße 21", "Ackerstraße 21"],
  ["Berlin", undefined, undefined],
])("of %s and %s", (district, address, expected) => {
  expect(
    streetLine({ city: "Berlin", ...(district && { district }), ...(address && { address }) }),
  ).toBe(expected);
});
