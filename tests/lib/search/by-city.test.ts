/** @jest-environment node */
import { RESTAURANTS } from "@/data/restaurants";
import { groupByCity } from "@/lib/search/by-city";

const [sample] = RESTAURANTS;
const at = (id: string, city: string, country: string, cityId: string) => ({
  ...sample!,
  id,
  city,
  country,
  cityId,
});

const found = [
  at("a", "Portland", "United States", "portland"),
  at("b", "Berlin", "Germany", "berlin"),
  at("c", "Portland", "United States", "portland-me"),
  at("d", "Portland", "Australia", "portland-australia"),
  at("e", "Portland", "United States", "portland"),
];
const regions = { portland: "OR", "portland-me": "ME", berlin: "16", "portland-australia": "07" };

test("cities of one name stay apart, with country, and with the region where that is the same", () => {
  const groups = groupByCity(found, regions).map(({ name, region, country, restaurants }) => [
    [name, region, country].filter(Boolean).join(", "),
    restaurants.map(({ id }) => id).join(" "),
  ]);
  expect(groups).toEqual([
    ["Portland, OR, United States", "a e"],
    ["Berlin, Germany", "b"],
    ["Portland, ME, United States", "c"],
    ["Portland, Australia", "d"],
  ]);
});

test("samples, which have no city of their own, are grouped by its name", () => {
  const groups = groupByCity(RESTAURANTS, {});
  expect(groups.flatMap(({ restaurants }) => restaurants)).toHaveLength(RESTAURANTS.length);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
});
