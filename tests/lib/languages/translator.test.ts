/** @jest-environment node */
import { compileMessages } from "@/lib/languages/compile-messages.mjs";
import { translator, type Messages } from "@/lib/languages/translator";
import type { Language } from "@/lib/languages/languages";

function textOf(language: Language, text: string, values?: Record<string, string | number>) {
  const messages = JSON.parse(compileMessages(JSON.stringify({ text }))) as Messages<"text">;
  return translator(language, messages)("text", values);
}

const PLACES = "{count, plural, one {# place} two {# (two) places} other {# places}}";

test.each([
  ["en", "Hello", undefined, "Hello"],
  ["en", "Hello {name}", { name: "Noor" }, "Hello Noor"],
  ["en", PLACES, { count: 1 }, "1 place"],
  ["en", PLACES, { count: 12345 }, "12,345 places"],
  ["de", PLACES, { count: 12345 }, "12.345 places"],
  ["fr", PLACES, { count: 12345 }, "12\u202f345 places"],
  ["he", PLACES, { count: 2 }, "2 (two) places"],
] as const)("%s: %s", (language, text, values, expected) => {
  expect(textOf(language, text, values)).toBe(expected);
});

test("a message that lacks an argument is an error", () => {
  expect(() => textOf("de", "Hallo {name}", {})).toThrow('needs "name"');
});

test("a message that nobody wrote is an error", () => {
  expect(() => translator<"a">("de", {} as Messages<"a">)("a")).toThrow('no message "a"');
});

test("a tag is a function of what it encloses", () => {
  const messages = JSON.parse(
    compileMessages(JSON.stringify({ text: "Read <link>this</link>." })),
  ) as Messages<"text">;
  const shown = translator("en", messages).rich("text", { link: (text) => [`[${String(text)}]`] });
  expect([shown].flat(3).join("")).toBe("Read [this].");
});
