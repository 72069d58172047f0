/** @jest-environment node */
import {
  DEFAULT_RESTAURANT_SORT,
  RESTAURANT_SORT_OPTIONS,
  sortRestaurants,
  type SortKey,
} from "@/lib/restaurants/near-me/sort";
import { textsIn } from "@/lib/languages/texts-in";
import type messages from "@/lib/messages/en/near-me/near-me.json";
import type { Restaurant } from "@/lib/restaurants/types";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

const english = textsIn<keyof typeof messages>("en", "near-me");
const HERE = { lat: 40.7, lng: -74 };

function order(key: SortKey, venues: Partial<Restaurant>[], from = HERE) {
  return sortRestaurants(venues.map(exampleRestaurant), key, from).map(({ id }) => id);
}

it("offers the five options of P5.11, nearest first by default", () => {
  expect(RESTAURANT_SORT_OPTIONS.map(({ text }) => english(text))).toEqual([
    "Nearest First",
    "Highest Rated",
    "Most Reviewed",
    "Name A-Z",
    "Price Low to High",
  ]);
  expect(DEFAULT_RESTAURANT_SORT).toBe("distance");
});

describe("sortRestaurants", () => {
  it.each<[string, SortKey, Partial<Restaurant>[], string[], typeof HERE?]>([
    [
      "nearest first",
      "distance",
      [
        { id: "far", lat: 41.7 },
        { id: "near", lat: 40.71 },
        { id: "here", lat: 40.7 },
      ],
      ["here", "near", "far"],
    ],
    [
      "by the great circle where the plain coordinate difference disagrees",
      "distance",
      [
        { id: "north", lat: 40.79 },
        { id: "east", lng: -73.9 },
      ],
      ["east", "north"],
    ],
    [
      "far north, where a degree of longitude is half as wide",
      "distance",
      [
        { id: "north", lat: 60.6, lng: 10 },
        { id: "east", lat: 60, lng: 11 },
      ],
      ["east", "north"],
      { lat: 60, lng: 10 },
    ],
    [
      "across the date line",
      "distance",
      [
        { id: "fiji", lat: -17, lng: 178 },
        { id: "samoa", lat: -14, lng: -172 },
        { id: "new-york", lat: 40.7, lng: -74 },
      ],
      ["fiji", "samoa", "new-york"],
      { lat: -15, lng: -179 },
    ],
    [
      "highest rated",
      "rating",
      [
        { id: "a", rating: 4.4 },
        { id: "b", rating: 4.9 },
        { id: "c", rating: 4.5 },
      ],
      ["b", "c", "a"],
    ],
    [
      "most reviewed",
      "reviewCount",
      [
        { id: "a", reviewCount: 9 },
        { id: "b", reviewCount: 1204 },
        { id: "c", reviewCount: 96 },
      ],
      ["b", "c", "a"],
    ],
    [
      "by name, whatever case and accents",
      "name",
      [
        { id: "z", name: "Zest" },
        { id: "e", name: "Étoile" },
        { id: "a", name: "avocado bar" },
        { id: "b", name: "Basil" },
        { id: "10", name: "Table 10" },
        { id: "9", name: "Table 9" },
      ],
      ["a", "b", "e", "9", "10", "z"],
    ],
    [
      "cheapest first",
      "priceRange",
      [
        { id: "a", priceRange: 4 },
        { id: "b", priceRange: 1 },
        { id: "c", priceRange: 3 },
      ],
      ["b", "c", "a"],
    ],
  ])("%s", (_, key, venues, expected, from = HERE) => {
    expect(order(key, venues, from)).toEqual(expected);
  });

  it.each(RESTAURANT_SORT_OPTIONS.map(({ id }) => id))(
    "puts ties in the order of ids: %s",
    (key) => {
      const ids = ["10", "2", "b", "1", "a"];
      expect(
        order(
          key,
          ids.map((id) => ({ id })),
        ),
      ).toEqual(["1", "2", "a", "b", "10"]);
    },
  );

  it.each<[SortKey, string[]]>([
    ["rating", ["3", "2", "1", "4"]],
    ["priceRange", ["2", "3", "1", "4"]],
  ])("puts restaurants without the fact last, in the order of ids: %s", (key, expected) => {
    const place = { name: "Kopps", reviewCount: 0, ...HERE };
    const venues = [
      { id: "4", ...place },
      { id: "1", ...place },
      { id: "2", ...place, rating: 1, priceRange: 1 as const },
      { id: "3", ...place, rating: 5, priceRange: 4 as const },
    ];
    expect(sortRestaurants(venues, key, HERE).map(({ id }) => id)).toEqual(expected);
  });

  it.each<[SortKey, string[]]>([
    ["rating", ["rated", "near", "far"]],
    ["reviewCount", ["near", "rated", "far"]],
    ["priceRange", ["near", "rated", "far"]],
    ["name", ["near", "rated", "far"]],
  ])("puts real restaurants of which nothing tells them apart by distance: %s", (key, expected) => {
    const place = { name: "Kopps", reviewCount: 0, sample: false, lng: HERE.lng };
    const venues = [
      { id: "far", ...place, lat: 41.7 },
      { id: "rated", ...place, lat: 40.9, rating: 2 },
      { id: "near", ...place, lat: 40.71 },
    ];
    expect(sortRestaurants(venues, key, HERE).map(({ id }) => id)).toEqual(expected);
  });

  it("leaves the list it was given alone", () => {
    const list = [exampleRestaurant({ id: "2" }), exampleRestaurant({ id: "1" })];
    const sorted = sortRestaurants(list, "rating", HERE);
    expect(list.map(({ id }) => id)).toEqual(["2", "1"]);
    expect(sorted[0]).toBe(list[1]);
  });
});
