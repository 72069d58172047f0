/** @jest-environment node */
import { arrangeFavorites, isFavoriteOrder, type FavoriteOrder } from "@/lib/favorites/sort";

const SAVED = [
  { name: "Écru", city: "Paris" },
  { name: "Beet", city: "Berlin" },
  { name: "Zucchini", city: "Paris" },
  { name: "Daikon", city: "Athens" },
];

it.each<[FavoriteOrder, [string | undefined, string[]][]]>([
  [
    "saved",
    [
      ["Paris", ["Écru", "Zucchini"]],
      ["Berlin", ["Beet"]],
      ["Athens", ["Daikon"]],
    ],
  ],
  ["name", [[undefined, ["Beet", "Daikon", "Écru", "Zucchini"]]]],
  [
    "city",
    [
      ["Athens", ["Daikon"]],
      ["Berlin", ["Beet"]],
      ["Paris", ["Écru", "Zucchini"]],
    ],
  ],
])("arranges by %s", (order, sections) => {
  const arranged = arrangeFavorites(SAVED, order);
  expect(
    arranged.map(({ city, restaurants }) => [city, restaurants.map(({ name }) => name)]),
  ).toEqual(sections);
});

it("knows its orders", () => {
  expect(["saved", "name", "city", "", null, "rating"].map(isFavoriteOrder)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
