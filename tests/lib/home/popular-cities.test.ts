/** @jest-environment node */
import type { Continent } from "@/lib/cities/continents";
import { citiesToChooseFrom, popularNear, type PopularCity } from "@/lib/home/popular-cities";

const city = (name: string, continent: Continent, lng: number, count: number): PopularCity => ({
  id: name.toLowerCase(),
  name,
  country: "Somewhere",
  continent,
  lng,
  count,
});

const CITIES = [
  city("Vienna", "Europe", 16.4, 90),
  city("Berlin", "Europe", 13.4, 300),
  city("Reykjavik", "Europe", -21.9, 20),
  city("Cape Town", "Africa", 18.4, 80),
  city("New York", "North America", -74, 400),
  city("Los Angeles", "North America", -118, 250),
  city("Lima", "South America", -77, 60),
  city("Taipei", "Asia", 121.5, 200),
  city("Mumbai", "Asia", 72.9, 110),
  city("Auckland", "Oceania", 174.8, 50),
  city("Honolulu", "Oceania", -157.9, 40),
];

test.each([
  ["without a time zone the largest of all", undefined, 0, ["New York", "Berlin", "Los Angeles"]],
  ["in Vienna Europe's", "Europe/Vienna", 60, ["Berlin", "Vienna", "New York"]],
  [
    "in New York the east of both Americas",
    "America/New_York",
    -300,
    ["New York", "Lima", "Berlin"],
  ],
  ["in Los Angeles the west", "America/Los_Angeles", -480, ["Los Angeles", "New York", "Berlin"]],
  ["in Johannesburg Africa's", "Africa/Johannesburg", 120, ["Cape Town", "New York", "Berlin"]],
  ["in Kolkata India's", "Asia/Kolkata", 330, ["Mumbai", "New York", "Berlin"]],
  [
    "in Auckland both sides of the date line",
    "Pacific/Auckland",
    780,
    ["Auckland", "Honolulu", "New York"],
  ],
  ["in a zone of no continent the largest", "Etc/UTC", 0, ["New York", "Berlin", "Los Angeles"]],
])("%s", (_, name, minutesEast, expected) => {
  const zone = name === undefined ? undefined : { name, minutesEast };
  expect(popularNear(CITIES, zone, 3).map((each) => each.name)).toEqual(expected);
});

test("a page carries the largest twelve of each continent", () => {
  const many = Array.from({ length: 20 }, (_, index) => city(`E${index}`, "Europe", 0, index));
  const chosen = citiesToChooseFrom([...many, ...CITIES]);
  expect(chosen.filter(({ continent }) => continent === "Europe")).toHaveLength(12);
  expect(chosen.filter(({ continent }) => continent === "Asia")).toHaveLength(2);
  expect(chosen.map(({ name }) => name)).not.toContain("E3");
});
