/** @jest-environment node */
import { favoritesLead, groupByCity } from "@/lib/restaurants/favorites";

const at = (id: string, city: string) => ({ id, city });

test("groups by city in the order of the list", () => {
  const list = [at("1", "Berlin"), at("2", "Paris"), at("3", "Berlin")];
  expect(groupByCity(list)).toEqual([
    { city: "Berlin", restaurants: [at("1", "Berlin"), at("3", "Berlin")] },
    { city: "Paris", restaurants: [at("2", "Paris")] },
  ]);
});

test.each([
  [[], undefined],
  [[at("1", "Berlin")], "1 restaurant in Berlin"],
  [[at("1", "Berlin"), at("2", "Berlin")], "2 restaurants in Berlin"],
  [[at("1", "Berlin"), at("2", "Paris"), at("3", "Berlin")], "3 restaurants in 2 cities"],
])("says what %j are", (restaurants, lead) => {
  expect(favoritesLead(restaurants)).toBe(lead);
});
