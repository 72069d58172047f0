/** @jest-environment node */
import { presentFacts } from "@/lib/corrections/present-facts";
import type { Restaurant } from "@/lib/restaurants/types";

const nowOf = (facts: Partial<Restaurant>, name: string) =>
  presentFacts({
    cuisine: [],
    features: [],
    dietaryOptions: [],
    lat: 0,
    lng: 0,
    ...facts,
  } as unknown as Restaurant).find((fact) => fact.name === name)?.now;

test.each<[string, Partial<Restaurant>, string, string]>([
  ["a text", { phone: "+49 30 1" }, "phone", "+49 30 1"],
  ["a Latin name", { latinName: "Vegetarian Home" }, "latinName", "Vegetarian Home"],
  ["a city", { city: "Berlin" }, "city", "Berlin"],
  [
    "a page",
    { socialMedia: { facebook: "https://facebook.com/hut" } },
    "facebook",
    "https://facebook.com/hut",
  ],
  [
    "no page of another network",
    { socialMedia: { facebook: "https://facebook.com/hut" } },
    "instagram",
    "Not known",
  ],
  ["a list", { cuisine: ["Thai", "Pizza"] }, "cuisine", "Thai, Pizza"],
  ["an empty list", {}, "cuisine", "Not known"],
  ["an unknown fact", {}, "website", "Not known"],
  ["a level, in the words of its page", { veganLevel: "vegan" }, "veganLevel", "Fully vegan"],
  ["a price", { priceRange: 3 }, "priceRange", "$$$"],
  ["access", { wheelchair: "limited" }, "wheelchair", "Partly"],
  ["a position", { lat: 52.53009765, lng: 13.4 }, "position", "52.53010, 13.40000"],
  ["a list of features", { features: ["wifi", "bar"] }, "features", "wifi, bar"],
  ["hours as text", { hoursText: "24/7", hours: {} as never }, "hoursText", "24/7"],
  ["hours without a text", { hours: {} as never }, "hoursText", "as the restaurant's page says"],
])("says %s", (_, facts, name, now) => {
  expect(nowOf(facts, name)).toBe(now);
});
