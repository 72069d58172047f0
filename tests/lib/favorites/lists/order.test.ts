import { moveBy } from "@/lib/favorites/lists/order";

const LIST = ["a", "b", "c"];

test.each([
  ["a", "up", ["a", "b", "c"]],
  ["a", "down", ["b", "a", "c"]],
  ["b", "up", ["b", "a", "c"]],
  ["b", "down", ["a", "c", "b"]],
  ["c", "up", ["a", "c", "b"]],
  ["c", "down", ["a", "b", "c"]],
  ["x", "up", ["a", "b", "c"]],
  ["x", "down", ["a", "b", "c"]],
] as const)("moves %s %s", (id, direction, expected) => {
  expect(moveBy(LIST, id, direction)).toEqual(expected);
  expect(LIST).toEqual(["a", "b", "c"]);
});

test("an empty list stays empty", () => {
  expect(moveBy([], "a", "up")).toEqual([]);
});
