/** @jest-environment node */
import { countryNames, displayCountry } from "@/lib/gazetteer/country-names";

describe("the names of a country", () => {
  it.each([
    ["US", ["US", "United States", "USA"]],
    ["GB", ["GB", "United Kingdom", "UK", "Great Britain"]],
    ["DE", ["DE", "Germany", "Deutschland"]],
    ["BR", ["BR", "Brazil", "Brasil"]],
    ["JP", ["JP", "Japan", "日本"]],
    ["NL", ["Netherlands", "Holland"]],
  ])("of %s hold its code, CLDR's and its own", (code, names) => {
    expect(countryNames(code)).toEqual(expect.arrayContaining(names));
  });

  it("are the code alone for what is no country's", () => {
    expect(countryNames("not a code")).toEqual(["not a code"]);
  });
});

test.each([
  ["US", "USA"],
  ["GB", "UK"],
  ["DE", "Germany"],
  ["HK", "Hong Kong"],
  ["nowhere", "nowhere"],
])("%s is shown as %s", (code, name) => {
  expect(displayCountry(code)).toBe(name);
});
