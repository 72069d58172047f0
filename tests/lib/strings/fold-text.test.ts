/** @jest-environment node */
import fc from "fast-check";
import { foldText } from "@/lib/strings/fold-text";

describe("foldText", () => {
  it.each([
    ["case", "RAMEN", "ramen"],
    ["accents", "Crème brûlée", "creme brulee"],
    ["accents written as two characters", "Cre\u0300me", "creme"],
    ["sharp s", "Weißkohl", "weisskohl"],
    ["the dotted capital i", "İzmir", "izmir"],
    ["typographic single quotes", "‘baker’s’", "'baker's'"],
    ["typographic double quotes", "“rye” «rye»", '"rye" "rye"'],
    ["dashes and the minus sign", "farm–to—table−8‑2", "farm-to-table-8-2"],
    ["white space", "a\u00a0 \n b", "a b"],
    ["scripts without case", "精進料理", "精進料理"],
    ["an emoji", "🌱", "🌱"],
  ])("levels %s", (_, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("is the same when folded again, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
