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
])("names the kind in the title: %j", (facts, title) => {
  expect(restaurantMetadata(exampleRestaurant(facts)).title).toBe(title);
});

it("cuts a long description after a whole word", () => {
  const description = `Nine stools, ${"three woks and ".repeat(10)}a kettle.`;
  const metadata = restaurantMetadata(exampleRestaurant({ description }));
  expect(metadata.description).toMatch(/ (three|woks|and)…$/);
  expect(metadata.description?.length).toBeLessThanOrEqual(160);
  expect(metadata.description?.length).toBeGreaterThan(150);
});
