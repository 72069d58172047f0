/** @jest-environment node */
import { isIndexed, pageInPath, pagesFor } from "@/lib/forum/pages";
import { isQuoteOf, packQuote, unpackQuote } from "@/lib/forum/quotes";
import { topicSlug } from "@/lib/forum/slug";

it.each([
  ["Where to eat in São Paulo?", "where-to-eat-in-sao-paulo"],
  ["東京", "topic"],
  [`${"word ".repeat(20)}end`, "word-".repeat(12).slice(0, -1)],
  ["a".repeat(80), "a".repeat(60)],
])("calls %j %j", (title, slug) => expect(topicSlug(title)).toBe(slug));

it.each([
  ["does pointing count?", "Well, does  pointing\ncount? I think so.", true],
  ["does\npointing", "Well, does pointing count?", true],
  ["Does pointing", "Well, does pointing count?", false],
  ["does not point", "Well, does pointing count?", false],
  ["  ", "Anything", false],
])("whether %j is quoted from %j: %s", (quote, post, expected) =>
  expect(isQuoteOf(quote, post)).toBe(expected),
);

it("keeps a quote word for word", () => {
  const quote = { postId: "reply-2", text: "One\n\ntwo: reply-3" };
  expect(unpackQuote(packQuote(quote))).toEqual(quote);
});

it.each([
  ["2", 2],
  ["1", undefined],
  ["0", undefined],
  ["02", undefined],
  ["2.5", undefined],
  ["x", undefined],
])("reads the page %j as %s", (text, page) => expect(pageInPath(text)).toBe(page));

it.each([
  [0, 1],
  [50, 1],
  [51, 2],
])("puts %i posts on %i pages", (count, pages) => expect(pagesFor(count, 50)).toBe(pages));

it.each([
  [0, 199, false],
  [0, 200, true],
  [1, 2, true],
])("%i replies to a question of %i letters: indexed %s", (replies, length, expected) =>
  expect(isIndexed({ replies, question: "x".repeat(length) })).toBe(expected),
);
