/** @jest-environment node */
import type { Directory } from "@/lib/database/records/directory";
import { restaurantSuggestions } from "@/lib/finding/suggestion-of";

const RESTAURANTS: Readonly<Record<string, object>> = {
  a: { id: "a", name: "Test Leaf", city: "Berlin", country: "Germany", address: "Ahornweg 1, Hof" },
  b: { id: "b", name: "Test Leaf", city: "Berlin", country: "Germany", address: null },
  c: { id: "c", name: "Test Leaf", city: "Taipei", country: "Taiwan", address: "Long Road 2" },
};
const directory = { restaurant: (id: string) => RESTAURANTS[id] } as unknown as Directory;

test("restaurants of one name in a city are told apart by their streets", () => {
  const suggestions = restaurantSuggestions(["a", "b", "c", "gone"], directory);
  expect(suggestions.map(({ detail, means }) => [means.restaurant, detail])).toEqual([
    ["a", "Ahornweg 1, Berlin, Germany"],
    ["b", "Berlin, Germany"],
    ["c", "Taipei, Taiwan"],
  ]);
});
