/** @jest-environment node */
import { toParagraphs } from "@/lib/forum/text-pieces";

const hrefs = (text: string) =>
  toParagraphs(text)
    .flat()
    .flatMap(({ href }) => href ?? []);

it.each([
  ["one", [["one"]]],
  ["one\n\ntwo", [["one"], ["two"]]],
  ["one\n \t\n\n\ntwo\nstill two", [["one"], ["two\nstill two"]]],
  ["  \n\n  ", []],
])("parts %j into paragraphs", (text, paragraphs) => {
  expect(toParagraphs(text).map((pieces) => pieces.map((piece) => piece.text))).toEqual(paragraphs);
});

it.each([
  ["See https://example.org/a?b=c#d.", ["https://example.org/a?b=c#d"]],
  ["(https://example.org/page)", ["https://example.org/page"]],
  ["https://example.org/Rye_(bread)", ["https://example.org/Rye_(bread)"]],
  ["HTTP://EXAMPLE.ORG, https://a.example!", ["http://example.org/", "https://a.example/"]],
  ["“https://example.org/”", ["https://example.org/"]],
  ["<https://example.org/x>", ["https://example.org/x"]],
  ["www.example.org/a.", ["https://www.example.org/a"]],
  ["(WWW.example.org)", ["https://www.example.org/"]],
])("links %j", (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
  expect(
    toParagraphs(text)
      .flat()
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

it.each([
  "javascript:alert(1)",
  "data:text/html,<b>x</b>",
  "ftp://example.org/file",
  "//example.org",
  "www.",
  "//www.example.org",
  "someone@www.example.org",
  "https://",
  "https://localhost/x",
  "https://user:password@example.org/",
  "https://example.org@evil.example/",
  "https://[::1",
])("does not link %j", (text) => {
  expect(hrefs(text)).toEqual([]);
  expect(toParagraphs(text).flat()).toEqual([{ text }]);
});
