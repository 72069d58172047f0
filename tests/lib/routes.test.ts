/** @jest-environment node */
import { countryHref, restaurantHref, ROUTES } from "@/lib/routes";

test.each([
  ["1", "/restaurants/1"],
  ["café/../admin", "/restaurants/caf%C3%A9%2F..%2Fadmin"],
])("keeps the id %s within one path segment", (id, href) => {
  expect(restaurantHref(id)).toBe(href);
});

test("names every path once, without a trailing slash", () => {
  const addresses = Object.values(ROUTES);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((href) => href !== "/" && !/^(\/[a-z-]+)+(\.xml)?$/.test(href))).toEqual(
    [],
  );
});

test("encodes the country in near-me's query", () => {
  expect(countryHref("United States")).toBe("/restaurants/near-me?country=United%20States");
});
