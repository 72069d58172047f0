import type { SortKey } from "@/lib/restaurants/near-me/sort";
import { sortNote } from "@/lib/restaurants/near-me/sort-note";

const BARE = { reviewCount: 0 };
const FULL = { rating: 4, reviewCount: 3, priceRange: 2 as const };

test.each<[SortKey, (typeof BARE)[], string | undefined]>([
  ["rating", [BARE, BARE], "No place here is rated yet: nearest first"],
  ["rating", [BARE, FULL], "1 of 2 is rated: those first, the others by distance"],
  ["rating", [FULL, FULL], undefined],
  ["reviewCount", [BARE], "No place here has a review yet: nearest first"],
  ["priceRange", [BARE], "No price is known here: nearest first"],
  [
    "priceRange",
    [BARE, FULL, FULL],
    "2 of 3 are listed with a price: those first, the others by distance",
  ],
  ["distance", [BARE], undefined],
  ["name", [BARE], undefined],
  ["rating", [], undefined],
])("sorted by %s, %j: %s", (key, restaurants, text) => {
  expect(sortNote(restaurants, key)).toBe(text);
});
