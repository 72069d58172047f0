/** @jest-environment node */
import { restaurantMetadata } from "@/lib/restaurants/metadata";
import type { Restaurant } from "@/lib/restaurants/types";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

it.each([
  ["Vegetables over fire. And bread.", "Vegetables over fire."],
  ["Soup at 46.5 °C! Always.", "Soup at 46.5 °C!"],
  ["No full stop", "No full stop"],
])("describes the page by kitchen, address and first sentence: %p", (description, sentence) => {
  const restaurant = exampleRestaurant({ description, cuisine: ["Thai", "Raw"] });
  expect(restaurantMetadata(restaurant)).toMatchObject({
    title: "Radish & Rye, vegan restaurant in New York",
    description: `Vegan Thai restaurant at 1 Example Street, New York. ${sentence}`,
    alternates: { canonical: "/restaurants/1" },
  });
});

it.each<[Partial<Restaurant>, string]>([
  [{ kind: "cafe", veganLevel: "vegan options" }, "Radish & Rye, vegan-friendly cafe in New York"],
  [{ kind: "bakery", veganLevel: "vegetarian" }, "Radish & Rye, vegetarian bakery in New York"],
  [{ sample: false, veganLevel: "vegan" }, "Radish & Rye, vegan restaurant in New York"],
  [
    { sample: false, veganLevel: "vegan", district: "Harlem" },
    "Radish & Rye, vegan restaurant in Harlem, New York",
  ],
  [
    { sample: false, veganLevel: "vegan", id: "radish-rye-new-york-2", district: "Harlem" },
    "Radish & Rye, vegan restaurant at 1 Example Street, New York",
  ],
  [{ sample: false, city: "United States" }, "Radish & Rye, restaurant in the United States"],
  [{ sample: false, city: "Hong Kong SAR China" }, "Radish & Rye, restaurant in Hong Kong"],
])("names the kind in the title: %j", (facts, title) => {
  expect(restaurantMetadata(exampleRestaurant(facts)).title).toBe(title);
});

const REAL = { sample: false, veganLevel: "vegan", kind: "cafe", city: "Berlin" } as const;

it.each<[string, Partial<Restaurant>, string]>([
  [
    "the district",
    { name: "Zum verrückten Eichhörnchen", district: "Prenzlauer Berg" },
    "Zum verrückten Eichhörnchen, vegan cafe in Berlin",
  ],
  [
    "the level",
    { name: "The Midnight Lentil Assembly Rooms", veganLevel: "few vegan options" },
    "The Midnight Lentil Assembly Rooms, cafe in Berlin",
  ],
  [
    "the kind",
    { name: "Verein zur Pflege der pflanzlichen Küche und Backkunst" },
    "Verein zur Pflege der pflanzlichen Küche und Backkunst, Berlin",
  ],
  [
    "the name's form in Latin letters",
    { name: "百草堂素食", latinName: "Hall of a Hundred Herbs, Vegetarian Food since 1922" },
    "百草堂素食, Berlin",
  ],
  [
    "the end of the name",
    { name: "Garden of Beans, Kitchen of Roots, House of Leaves and (Sundays) Bar" },
    "Garden of Beans, Kitchen of Roots, House of Leaves and…, Berlin",
  ],
  [
    "a bracket that is not closed",
    { name: "Garden of Beans, Kitchen of Roots and House (leaves, roots and beans)" },
    "Garden of Beans, Kitchen of Roots and House…, Berlin",
  ],
  [
    "words of a bracket that opens the name",
    { name: "(The Garden of Beans, Kitchen of Roots, House of Leaves and Sunday Bar" },
    "(The Garden of Beans, Kitchen of Roots, House of Leaves…, Berlin",
  ],
  [
    "words behind a vowel sign",
    { name: "शुद्ध शाकाहारी भोजनालय और मिठाई की दुकान की दूसरी शाखा की कहानी अनोखी" },
    "शुद्ध शाकाहारी भोजनालय और मिठाई की दुकान की दूसरी शाखा…, Berlin",
  ],
  ["letters of a name of one word", { name: "豆".repeat(70) }, `${"豆".repeat(56)}…, Berlin`],
  [
    "the level, not the street, of the city's second place of that name",
    {
      id: "zum-verrueckten-eichhoernchen-berlin-2",
      name: "Zum verrückten Eichhörnchen",
      address: "Auguststraße 177",
      veganLevel: "few vegan options",
    },
    "Zum verrückten Eichhörnchen, cafe at Auguststraße 177, Berlin",
  ],
  [
    "the kind of such a place",
    {
      id: "zum-verrueckten-eichhoernchen-berlin-2",
      name: "Zum verrückten Eichhörnchen",
      address: "Schönhauser Allee 17, im Hof",
    },
    "Zum verrückten Eichhörnchen, Schönhauser Allee 17, im Hof, Berlin",
  ],
  [
    "the street, where its number is shorter",
    {
      id: "zum-verrueckten-eichhoernchen-berlin-2",
      name: "Zum verrückten Eichhörnchen",
      address: "Straße des verrückten Eichhörnchens 177",
    },
    "Zum verrückten Eichhörnchen (2), Berlin",
  ],
])("leaves %s out of a title that is too long", (_, facts, title) => {
  expect(restaurantMetadata(exampleRestaurant({ ...REAL, ...facts })).title).toBe(title);
  expect(title.length).toBeLessThanOrEqual(65);
});

it("cuts a long description after a whole word", () => {
  const description = `Nine stools, ${"three woks and ".repeat(10)}a kettle.`;
  const metadata = restaurantMetadata(exampleRestaurant({ description }));
  expect(metadata.description).toMatch(/ (three|woks|and)…$/);
  expect(metadata.description?.length).toBeLessThanOrEqual(160);
  expect(metadata.description?.length).toBeGreaterThan(150);
});
