/** @jest-environment node */
import { restaurantDescription } from "@/lib/restaurants/description-for-search";
import type { Restaurant } from "@/lib/restaurants/types";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

/** A real restaurant with its name, city and level alone. */
function bare(facts: Partial<Restaurant>): Restaurant {
  const { description: _text, hours: _hours, address: _address, ...rest } = exampleRestaurant();
  return {
    ...rest,
    sample: false,
    cuisine: [],
    reviewCount: 0,
    name: "Test Leaf",
    city: "Berlin",
    kind: "restaurant",
    veganLevel: "vegan options",
    ...facts,
  };
}

const evening = (close: string) => ({ friday: [{ open: "17:00", close }] });

test.each<[string, Partial<Restaurant>, string]>([
  [
    "level, cuisine, address, hours and features",
    {
      cuisine: ["Vietnamese"],
      address: "Lindenweg 19",
      hours: evening("22:00"),
      features: ["outdoor seating", "takeout"],
    },
    "Test Leaf, vegan-friendly Vietnamese restaurant at Lindenweg 19, Berlin: open until 22:00 on Fridays, outdoor seating, takeout.",
  ],
  [
    "two cuisines, and dishes after the colon",
    {
      cuisine: ["Thai", "Pizza", "Vietnamese", "Lao", "Noodles", "Curry"],
      veganLevel: "vegan",
      address: "Lindenweg 19, Berlin",
    },
    "Test Leaf, vegan Thai and Vietnamese restaurant at Lindenweg 19, Berlin: pizza and noodles.",
  ],
  [
    "few options, a kind of its own, no address",
    { kind: "ice cream", veganLevel: "few vegan options", wheelchair: "yes" },
    "Test Leaf, ice cream shop with a few vegan dishes in Berlin: step-free.",
  ],
  [
    "a pub, which need not say that it is a bar",
    { kind: "pub", address: "Kai 1", features: ["bar", "outdoor seating"] },
    "Test Leaf, vegan-friendly pub at Kai 1, Berlin: outdoor seating.",
  ],
  [
    "midnight, and a seafood place is no nationality",
    { cuisine: ["Fish"], address: "Kai 1", hours: evening("24:00") },
    "Test Leaf, vegan-friendly restaurant at Kai 1, Berlin: fish, open until midnight on Fridays.",
  ],
  [
    "a close after midnight, as people say it",
    { address: "Kai 1", hours: evening("02:00") },
    "Test Leaf, vegan-friendly restaurant at Kai 1, Berlin: open until 02:00 on Fridays.",
  ],
  [
    "an end that is not said",
    { address: "Kai 1", hours: { friday: [{ open: "18:00", close: "24:00", openEnd: true }] } },
    "Test Leaf, vegan-friendly restaurant at Kai 1, Berlin: open from 18:00 on Fridays.",
  ],
  [
    "an end that may be later",
    { address: "Kai 1", hours: { friday: [{ open: "18:00", close: "22:00", openEnd: true }] } },
    "Test Leaf, vegan-friendly restaurant at Kai 1, Berlin: open until 22:00 or later on Fridays.",
  ],
  [
    "a Friday of which nothing is known",
    {
      address: "Kai 1",
      hours: {
        friday: [{ open: "00:00", close: "24:00", state: "unknown", note: "on request" }],
        saturday: [{ open: "10:00", close: "15:00" }],
      },
    },
    "Test Leaf, vegan-friendly restaurant at Kai 1, Berlin: open until 15:00 on Saturdays.",
  ],
  [
    "hours that go on where somebody asks",
    {
      address: "Kai 1 in the yard of the mill",
      hours: {
        friday: [
          { open: "12:00", close: "15:00" },
          { open: "15:00", close: "24:00", state: "unknown", note: "on request" },
        ],
      },
    },
    "Test Leaf, vegan-friendly restaurant at Kai 1 in the yard of the mill, Berlin.",
  ],
  [
    "a holiday of some weeks",
    {
      address: "Kai 1 in the yard of the mill",
      hours: { friday: [{ open: "00:00", close: "24:00", state: "closed", note: "holiday" }] },
    },
    "Test Leaf, vegan-friendly restaurant at Kai 1 in the yard of the mill, Berlin.",
  ],
  [
    "hours that follow the sun",
    {
      address: "Kai 1 in the yard of the mill",
      hours: { ...evening("15:53"), reading: ["sun"] },
    },
    "Test Leaf, vegan-friendly restaurant at Kai 1 in the yard of the mill, Berlin.",
  ],
  [
    "Fridays around the clock",
    { address: "Kai 1", hours: { friday: [{ open: "00:00", close: "24:00" }] } },
    "Test Leaf, vegan-friendly restaurant at Kai 1, Berlin: open around the clock on Fridays.",
  ],
  [
    "no kind of place as a dish, and several of what is counted",
    { cuisine: ["Coffee Shop", "Regional", "Burger", "Sandwich"], address: "Kai 1" },
    "Test Leaf, vegan-friendly restaurant at Kai 1, Berlin: burgers and sandwiches.",
  ],
  [
    "what the food is like, where no dish is known",
    { cuisine: ["Raw", "Organic", "Coffee Shop"], address: "Kai 1" },
    "Test Leaf, vegan-friendly restaurant at Kai 1, Berlin: raw food and organic food.",
  ],
  [
    "names of countries with a capital, also in a dish",
    { cuisine: ["Afghan", "Pizza", "Italian Pizza", "Sandwich", "Sandwiches"], address: "Kai 1" },
    "Test Leaf, vegan-friendly Afghan restaurant at Kai 1, Berlin: Italian pizza and sandwiches.",
  ],
  [
    "nothing of a cuisine that nobody has read",
    { cuisine: ["Wiener Küche", "constructor"], address: "Kai 1", features: ["takeout"] },
    "Test Leaf, vegan-friendly restaurant at Kai 1, Berlin: takeout.",
  ],
  [
    "the district where no street is known",
    { cuisine: ["Vietnamese"], district: "Friedrichshain", hours: evening("22:00") },
    "Test Leaf, vegan-friendly Vietnamese restaurant in Friedrichshain, Berlin: open until 22:00 on Fridays.",
  ],
  [
    "the second of its name in the city by its number where no street is known",
    { id: "test-leaf-berlin-2", cuisine: ["Burger"] },
    "Test Leaf (2), vegan-friendly restaurant in Berlin: burgers.",
  ],
  [
    "a number that is part of the name",
    { id: "test-leaf-54", name: "Test Leaf 54", cuisine: ["Burger"] },
    "Test Leaf 54, vegan-friendly restaurant in Berlin: burgers.",
  ],
  [
    "a country in place of a city",
    { city: "United States", country: "United States" },
    "Test Leaf, vegan-friendly restaurant in the United States.",
  ],
  [
    "next to nothing",
    { kind: "cafe" },
    "Test Leaf, vegan-friendly cafe in Berlin. With a map and the places nearby.",
  ],
  [
    "a description in its own words",
    { description: "Nine stools and a wok. And more.", address: "Kai 1" },
    "Test Leaf, vegan-friendly restaurant at Kai 1, Berlin. Nine stools and a wok.",
  ],
])("describes %s", (_case, facts, text) => {
  expect(restaurantDescription(bare(facts))).toBe(text);
});

test("every description has 50 to 160 letters", () => {
  const long = Array.from({ length: 30 }, (_, index) => `word${index}`).join(" ");
  for (const facts of [{ name: "A", city: "X" }, { address: long }, { description: long }]) {
    const { length } = restaurantDescription(bare(facts));
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(160);
  }
});
