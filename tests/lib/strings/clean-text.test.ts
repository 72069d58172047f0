/** @jest-environment node */
import fc from "fast-check";
import { cleanLine, cleanText, cutText } from "@/lib/strings/clean-text";

describe("cleanText removes", () => {
  test.each([
    ["NUL and other control characters", "a\u0000b\u0007c\u009f", "abc"],
    ["halves of surrogate pairs", "a\ud83cb\udf31", "ab"],
    ["overrides and isolates of the direction", "a\u202ab\u2067c\u200f", "abc"],
    ["blanks without width", "a\u200bb\ufeffc\u2060d\u00ade", "abcde"],
    ["letters without a shape", "\u3164a\u115f\uffa0", "a"],
    ["private and invalid characters", "a\ue000b\uffff", "ab"],
    ["tags outside of flags", "a\u{e0061}\u{e0062}", "a"],
    ["joiners between letters that do not join", "ad\u200dmin\u200c", "admin"],
    ["piled-up accents", `e${"\u0301".repeat(50)}`, `e${"\u0301".repeat(4)}`],
  ])("%s", (_name, text, clean) => expect(cleanText(text)).toBe(clean));
});

describe("cleanText leaves", () => {
  test.each([
    ["Café “Açaí” – 100 %"],
    ["می‌خواهم"],
    ["क्‍ष"],
    ["👩‍🍳 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☘️ 1️⃣ 👍🏽"],
    ["葛󠄀"],
    ["two\nlines\tand a tab"],
    ["Phở Đậu Xanh"],
  ])("%s", (text) => expect(cleanText(text)).toBe(text));
});

test("line ends of all kinds are one character", () =>
  expect(cleanText("a\r\nb\rc\u2028d\u0085e")).toBe("a\nb\nc\nd\ne"));

test.each([
  ["\u202egnorts\u202c Prova", "strong Prova"],
  ["Prova \u202egnorts", "Prova strong"],
  ["\u202eשלום\u202c", "שלום"],
])("%j is %s, as it is read", (text, read) => expect(cleanLine(text)).toBe(read));

test("a line has single blanks and none at its ends", () =>
  expect(cleanLine(" \u00a0a\n\tb \u2800 c\u200b ")).toBe("a b c"));

test.each([
  ["abc", 2, "ab"],
  ["a🌱🌱", 4, "a🌱"],
  ["a👩‍🍳b", 5, "a"],
  ["ae\u0301", 2, "a"],
])("cutText(%j, %i) is %j", (text, longest, cut) => expect(cutText(text, longest)).toBe(cut));

test("119 letters and two emoji are cut before the emoji that does not fit", () =>
  expect(cleanLine(`${"x".repeat(119)}🌱🌱`, 120)).toBe("x".repeat(119)));

test("any text becomes one that Postgres stores and JSON holds, and cleaning it again changes nothing", () => {
  const units = fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)),
  });
  fc.assert(
    fc.property(units, fc.integer({ min: 1, max: 60 }), (text, longest) => {
      const line = cleanLine(text, longest);
      expect(line).not.toMatch(/[\p{Cs}\p{Cc}]/u);
      expect(line.length).toBeLessThanOrEqual(longest);
      expect(cleanLine(line, longest)).toBe(line);
    }),
  );
});
