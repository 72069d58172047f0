import { formatCount, restaurantsFound } from "@/lib/counts";

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
