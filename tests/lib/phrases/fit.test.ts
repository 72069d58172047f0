/** @jest-environment node */
import { fitOf } from "@/lib/phrases/fit";
import { listPhraseCards } from "@/lib/phrases/queries";
import { LINE_NAMES, type PhraseCard } from "@/lib/phrases/types";

function cardOf(tag: string, text: string) {
  const lines = Object.fromEntries(LINE_NAMES.map((name) => [name, { text, meaning: "" }]));
  return { tag, lines: lines as PhraseCard["lines"] };
}

test("four times the letters are half as large", () => {
  const short = fitOf(cardOf("de", "Danke"));
  const long = fitOf(cardOf("de", "Danke".repeat(4)));
  expect(short.fit / long.fit).toBeCloseTo(2, 1);
});

test("square letters take twice as much, marks above letters nothing", () => {
  expect(fitOf(cardOf("ja", "豆腐")).fit).toBe(fitOf(cardOf("de", "tofu")).fit);
  expect(fitOf(cardOf("th", "นํ้า")).fit).toBe(fitOf(cardOf("th", "นา")).fit);
});

test("scripts with marks above and below have higher lines", () => {
  expect(fitOf(cardOf("th", "เจ")).leading).toBeGreaterThan(fitOf(cardOf("de", "vegan")).leading);
});

test("on a phone of 390 by 844 pixels no card is smaller than 20 pixels", async () => {
  const sizes = (await listPhraseCards()).map((card) => ({
    tag: card.tag,
    pixels: (fitOf(card).fit * (390 + 844)) / 100,
  }));
  expect(sizes.filter(({ pixels }) => pixels < 20)).toEqual([]);
});
