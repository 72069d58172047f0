/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { listCityGroups, listCountries } from "@/lib/cities/queries";

async function listCities() {
  return (await listCityGroups()).flatMap(({ cities }) => cities);
}

test("lists the six continents in the order of P7.1", async () => {
  expect((await listCityGroups()).map(({ continent }) => continent)).toEqual([
    "North America",
    "Europe",
    "Asia",
    "Oceania",
    "South America",
    "Africa",
  ]);
});

test("lists about 100 cities, each with a slug of its own", async () => {
  const cities = await listCities();
  expect(cities).toHaveLength(100);
  expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
  for (const { id } of cities) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test("puts the cities with the most restaurants first, and none without any", async () => {
  for (const { cities } of await listCityGroups()) {
    const counts = cities.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  }
});

test("the four cities of the city guides have the guides' counts", async () => {
  const counts = new Map((await listCities()).map(({ name, count }) => [name, count]));
  expect(["New York", "London", "Los Angeles", "Berlin"].map((name) => counts.get(name))).toEqual([
    245, 189, 156, 134,
  ]);
});

test("lists six countries, each with its flag, its count and three of its cities", async () => {
  const countries = await listCountries();
  expect(countries.map(({ name }) => name)).toEqual([
    "United States",
    "United Kingdom",
    "Germany",
    "Canada",
    "Australia",
    "Japan",
  ]);
  for (const { flag, topCities } of countries) {
    expect(existsSync(join("public", flag!))).toBe(true);
    expect(topCities).toHaveLength(3);
  }
  expect(countries[0]?.topCities).toEqual(["New York", "Los Angeles", "Portland"]);
});

test("counts at least as many restaurants in a country as in its listed cities", async () => {
  const cities = await listCities();
  for (const { name, count } of await listCountries()) {
    const listed = cities.filter(({ country }) => country === name);
    expect(count).toBeGreaterThanOrEqual(listed.reduce((sum, city) => sum + city.count, 0));
  }
});
