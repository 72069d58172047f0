/** @jest-environment node */
import { filterCityGroups } from "@/lib/cities/search";
import type { City, CityGroup } from "@/lib/cities/types";

function city(name: string, country: string): City {
  return { id: name, name, country, count: 1, lat: 0, lng: 0 };
}

const GROUPS: CityGroup[] = [
  { continent: "Europe", cities: [city("Kraków", "Poland"), city("Málaga", "Spain")] },
  {
    continent: "South America",
    cities: [city("São Paulo", "Brazil"), city("Bogotá", "Colombia")],
  },
];

const ALL = ["Kraków", "Málaga", "São Paulo", "Bogotá"];

test.each([
  ["the whole name", "Bogotá", ["Bogotá"]],
  ["a part of the name", "lag", ["Málaga"]],
  ["another case", "MÁLAGA", ["Málaga"]],
  ["letters without their accents", "sao paulo", ["São Paulo"]],
  ["accents that the name does not have", "krákow", ["Kraków"]],
  ["blanks around it", "  bogota ", ["Bogotá"]],
  ["a country", "brazil", ["São Paulo"]],
  ["letters of several names", "ao", ["São Paulo"]],
  ["nothing", "", ALL],
  ["only blanks", "   ", ALL],
  ["no city's name", "Atlantis", []],
  ["a pattern's signs", ".*", []],
])("finds cities by %s", (_, text, expected) => {
  const found = filterCityGroups(GROUPS, text).flatMap(({ cities }) => cities);
  expect(found.map(({ name }) => name)).toEqual(expected);
});

test("finds cities by other names, which somebody else knows", () => {
  const found = filterCityGroups(GROUPS, "krakau", ["Kraków"]).flatMap(({ cities }) => cities);
  expect(found.map(({ name }) => name)).toEqual(["Kraków"]);
});

test("leaves out continents without a match and keeps the others' order", () => {
  const continents = (text: string) =>
    filterCityGroups(GROUPS, text).map((group) => group.continent);
  expect(continents("bogota")).toEqual(["South America"]);
  expect(continents("p")).toEqual(["Europe", "South America"]);
});
