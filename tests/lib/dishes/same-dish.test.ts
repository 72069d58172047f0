/** @jest-environment node */
import { isSameDish, similarDishes } from "@/lib/dishes/same-dish";

const KNOWN = [
  "Radish plate with rye bread",
  "Seitan döner",
  "Noodle soup with smoked tofu",
  "Pho",
  "麻婆豆腐",
].map((name, index) => ({ id: `${index}`, name }));

test.each([
  ["seitan doner", "Seitan Döner", true],
  ["Seitan-Döner!", "seitan döner", true],
  ["Seitan", "Seitan döner", false],
  ["!!", "!!", true],
  ["!!", "??", false],
])("%j and %j: %s", (a, b, isSame) => expect(isSameDish(a, b)).toBe(isSame));

test.each<[string, string[]]>([
  ["", []],
  ["r", []],
  ["ra", ["Radish plate with rye bread"]],
  ["Radish salad", ["Radish plate with rye bread"]],
  ["doner", ["Seitan döner"]],
  ["Seitan doner plate", ["Seitan döner", "Radish plate with rye bread"]],
  ["pho", ["Pho"]],
  ["with", ["Radish plate with rye bread", "Noodle soup with smoked tofu"]],
  ["麻婆", ["麻婆豆腐"]],
  ["Fig tart", []],
])("%j may mean %j", (typed, names) =>
  expect(similarDishes(typed, KNOWN).map(({ name }) => name)).toEqual(names),
);
