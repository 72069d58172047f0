/** @jest-environment node */
import { topRatedDescription } from "@/lib/restaurants/top-rated-description";

test.each([
  [
    { rated: 3, fullyVegan: 0, basis: { mean: 4, ratings: 1200 } },
    /^The best rated .*3 of them, by 1,200 ratings/,
  ],
  [{ rated: 5, fullyVegan: 0, basis: undefined }, /^The five best rated vegan restaurants/],
  [{ rated: 0, fullyVegan: 24, basis: undefined }, /^Nobody has rated .* 24 fully vegan places/],
])("says what is on the page, case %#", (shown, text) =>
  expect(topRatedDescription("en", shown)).toMatch(text),
);
