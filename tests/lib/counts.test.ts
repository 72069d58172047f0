/** @jest-environment node */
import { formatCount, restaurantsFound, veganFoodCount } from "@/lib/counts";

it.each([
  [0, "0"],
  [999, "999"],
  [1204, "1,204"],
  [1234567, "1,234,567"],
  [345.6, "346"],
])("writes %p as %p", (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it.each([
  [0, "0 restaurants found"],
  [1, "1 restaurant found"],
  [1204, "1,204 restaurants found"],
])("counts %p as %p", (count, text) => {
  expect(restaurantsFound(count)).toBe(text);
});

it.each([
  [1, 0, "1 place with vegan food"],
  [1, 1, "1 place with vegan food, 1 fully vegan"],
  [1366, 55, "1,366 places with vegan food, 55 fully vegan"],
])("counts %p real places, %p fully vegan, as %p", (count, veganCount, text) => {
  expect(veganFoodCount(count, veganCount)).toBe(text);
});
