/** @jest-environment node */
import { nextInteger, seededRandom } from "@/lib/lists/seeded-random";

test("repeats the same numbers for the same seed, and others for another", () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test("spreads evenly from 0 up to, not including, 1", () => {
  const numbers = Array.from({ length: 10_000 }, seededRandom(1));
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const tenths = new Map<number, number>();
  for (const number of numbers) {
    const tenth = Math.floor(number * 10);
    tenths.set(tenth, (tenths.get(tenth) ?? 0) + 1);
  }
  expect(tenths.size).toBe(10);
  expect(Math.min(...tenths.values())).toBeGreaterThan(850);
});

test.each([
  [0, 10],
  [0.5, 60],
  [0.999_999, 109],
])("turns %p into %p between 10 and 109, both included", (drawn, expected) => {
  expect(nextInteger(() => drawn, 10, 109)).toBe(expected);
});
