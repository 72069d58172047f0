/** @jest-environment node */
import { countedSearch } from "@/lib/search/counted-search";

test.each([
  ["  Vegan   RAMEN ", "vegan ramen"],
  ["Café Açaí", "café açaí"],
  ["愛家素食", "愛家素食"],
  ["top 10 burgers", "top 10 burgers"],
  ["a".repeat(60), "a".repeat(60)],
])("%j is counted as %j", (text, query) => {
  expect(countedSearch(text)).toBe(query);
});

test.each([
  ["", "nothing"],
  ["x", "one letter"],
  ["ada@example.org", "an e-mail address"],
  ["ask ada@example", "what looks like one"],
  ["10115", "a number"],
  ["+49 30 4320 9775", "a telephone number"],
  ["call 030-4320-9775", "a telephone number among words"],
  ["a".repeat(61), "a long text"],
])("%j, %s, is not counted", (text) => {
  expect(countedSearch(text)).toBeUndefined();
});
