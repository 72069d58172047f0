/** @jest-environment node */
import { countWords, readingMinutes } from "@/lib/texts/reading-time";

test.each([
  ["", 0],
  ["One word more", 3],
  ["don’t count – a dash", 4],
  ["10 µg\nB12", 3],
  ["純素，不加蛋 B12。", 6],
])("%j has %d words", (text, words) => {
  expect(countWords(text)).toBe(words);
});

test.each([
  [0, 1],
  [225, 1],
  [337, 1],
  [338, 2],
  [1200, 5],
])("%d words take %d minutes", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

test("a language is read at its own speed", () => {
  expect(readingMinutes(1000, "de")).toBe(6);
  expect(readingMinutes(1000, "zh-hant")).toBe(4);
});
