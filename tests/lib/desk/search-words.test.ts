/** @jest-environment node */
import { searchWords } from "@/lib/desk/search-words";

test.each([
  ["", []],
  [" \n\t ", []],
  ["  pho   linden ", ["pho", "linden"]],
  ["a\0b", ["ab"]],
  ["a b c d e f g h i j", ["a", "b", "c", "d", "e", "f", "g", "h"]],
  ["x".repeat(300), ["x".repeat(100)]],
])("%j has its words", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
