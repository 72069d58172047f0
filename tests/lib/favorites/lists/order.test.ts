/** @jest-environment node */
import { moveBy, moveTo } from "@/lib/favorites/lists/order";

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

test.each([
  ["a", 3, ["b", "c", "a"]],
  ["c", 1, ["c", "a", "b"]],
  ["b", 2, ["a", "b", "c"]],
  ["a", 200, ["b", "c", "a"]],
  ["c", 0, ["c", "a", "b"]],
  ["x", 1, ["a", "b", "c"]],
] as const)("moves %s to position %d", (id, position, expected) => {
  expect(moveTo(LIST, id, position)).toEqual(expected);
  expect(LIST).toEqual(["a", "b", "c"]);
});

test("an empty list stays empty", () => {
  expect(moveBy([], "a", "up")).toEqual([]);
});
