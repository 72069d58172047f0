/** @jest-environment node */
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/favorites/favorites.json";
import { favoritesLead, groupByCity } from "@/lib/restaurants/favorites";

const at = (id: string, city: string) => ({ id, city });

test("groups by city in the order of the list", () => {
  const list = [at("1", "Berlin"), at("2", "Paris"), at("3", "Berlin")];
  expect(groupByCity(list)).toEqual([
    { city: "Berlin", restaurants: [at("1", "Berlin"), at("3", "Berlin")] },
    { city: "Paris", restaurants: [at("2", "Paris")] },
  ]);
});

const ONE = [at("1", "Berlin")];
const SAME_CITY = [at("1", "Berlin"), at("2", "Berlin")];
const TWO_CITIES = [at("1", "Berlin"), at("2", "Paris"), at("3", "Berlin")];

test.each([
  ["en", [], undefined],
  ["en", ONE, "1 restaurant in Berlin"],
  ["en", [at("1", "United States")], "1 restaurant in the United States"],
  ["en", SAME_CITY, "2 restaurants in Berlin"],
  ["en", TWO_CITIES, "3 restaurants in 2 cities"],
  ["de", SAME_CITY, "2 Restaurants in Berlin"],
  ["de", TWO_CITIES, "3 Restaurants in 2 Städten"],
  // A preposition would contract with an article: "au Caire".
  ["fr", [at("1", "Le Caire")], "Le Caire\u00a0: 1 restaurant"],
  ["es", TWO_CITIES, "3 restaurantes en 2 ciudades"],
  ["zh-hant", TWO_CITIES, "2 個城市的 3 家餐廳"],
  ["he", SAME_CITY, "\u2068Berlin\u2069: שתי מסעדות"],
  ["he", TWO_CITIES, "3 מסעדות בשתי ערים"],
] as const)("says in %s what %j are", (language, restaurants, lead) => {
  const t = textsIn<keyof typeof english>(language, "favorites");
  expect(favoritesLead(restaurants, t)).toBe(lead);
});
