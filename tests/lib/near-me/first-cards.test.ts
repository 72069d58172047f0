/** @jest-environment node */
import { isAround, withFirstCards } from "@/lib/near-me/first-cards";
import type { RestaurantSummary } from "@/lib/restaurants/types";

const restaurants = (...ids: string[]) => ids.map((id) => ({ id }) as RestaurantSummary);
const idsOf = (list: readonly RestaurantSummary[]) => list.map(({ id }) => id);

test.each([
  ["the order of the page stays", ["b", "a"], ["a", "b", "c"], ["b", "a", "c"]],
  ["what is gone meanwhile is left out", ["b", "gone"], ["a", "b"], ["b", "a"]],
  ["the page alone", ["b", "a"], ["b", "a"], ["b", "a"]],
])("%s", (_, first, all, expected) => {
  const cards = { restaurants: restaurants(...first), total: 9, radiusKm: 5, hasFarther: false };
  expect(idsOf(withFirstCards(cards, restaurants(...all)))).toEqual(expected);
});

const CITY = {
  path: "/restaurants/near-me/berlin",
  location: { name: "Berlin", lat: 52.51, lng: 13.39 },
};
const POINT = {
  path: "/restaurants/near-me/52.52,13.41",
  location: { name: "Berlin", lat: 52.52, lng: 13.41 },
};

test.each([
  [CITY, { name: "Berlin", lat: 52.51, lng: 13.39 }, true],
  [CITY, { name: "Berlin", lat: 52.52, lng: 13.41 }, false],
  [POINT, { name: "Mitte", lat: 52.5244, lng: 13.4105 }, true],
  [POINT, { name: "Kreuzberg", lat: 52.5, lng: 13.4 }, false],
])("%j and %j", (page, location, expected) => {
  expect(isAround(page, location)).toBe(expected);
});
