/** @jest-environment node */
import fc from "fast-check";
import { matchedPart } from "@/lib/gazetteer/matched-part";

describe("the part of a name that a text matches", () => {
  it.each([
    ["San Francisco", "san", "[San] Francisco"],
    ["San Francisco", "SAN F", "[San F]rancisco"],
    ["San Francisco", "fran", "San [Fran]cisco"],
    ["São Paulo", "sao", "[São] Paulo"],
    ["Sa\u0303o Paulo", "sa", "[Sa\u0303]o Paulo"],
    ["Straße", "stras", "[Straß]e"],
    ["O'Fallon", "ofal", "[O'Fal]lon"],
    ["Stratford-upon-Avon", "upon av", "Stratford-[upon-Av]on"],
    ["St. Louis", "saint lo", "[St. Lo]uis"],
    ["Paris", "par, tex", "[Par]is"],
    ["東京都", "東京", "[東京]都"],
    ["Paris", "ris", "Paris"],
    ["Paris", "", "Paris"],
    ["Paris", "🥕", "Paris"],
    ["Paris", "(.*)", "Paris"],
  ])("of %j for %j: %s", (name, typed, marked) => {
    const { before, match, after } = matchedPart(name, typed);
    expect(match ? `${before}[${match}]${after}` : before).toBe(marked);
  });

  it("leaves every letter of the name in place", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (name, typed) => {
        const { before, match, after } = matchedPart(name, typed);
        expect(before + match + after).toBe(name);
      }),
    );
  });
});
