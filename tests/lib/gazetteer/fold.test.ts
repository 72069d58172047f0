/** @jest-environment node */
import fc from "fast-check";
import { foldCityName, shardCount, shardNumber, shardPath } from "@/lib/gazetteer/fold";

describe("a folded name", () => {
  it.each([
    ["São Paulo", "sao paulo"],
    ["MÜNCHEN", "munchen"],
    ["Île-de-France", "ile de france"],
    ["Stratford–upon—Avon", "stratford upon avon"],
    ["O’Fallon", "ofallon"],
    ["O'Fallon", "ofallon"],
    ["Hawaiʻi", "hawaii"],
    ["Washington, D.C.", "washington dc"],
    ["Straße", "strasse"],
    ["Ærø", "aero"],
    ["Łódź", "lodz"],
    ["Đà Nẵng", "da nang"],
    ["İzmir", "izmir"],
    ["Kırşehir", "kirsehir"],
    ["Bosnia & Herzegovina", "bosnia and herzegovina"],
    ["東京都", "東京都"],
    ["Москва", "москва"],
    ["St. Louis", "saint louis"],
    ["Ft Worth", "fort worth"],
    ["Mt. Vernon", "mount vernon"],
    ["st", "st"],
    ["constructor prototype", "constructor prototype"],
    ["  La   Paz ", "la paz"],
    ["🥕 (.*) <b>", "b"],
    ["", ""],
  ])("of %j is %j", (text, folded) => {
    expect(foldCityName(text)).toBe(folded);
  });

  it("holds letters, digits and single spaces alone, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(foldCityName(text)).toMatch(/^$|^[\p{L}\p{N}\p{M}]+( [\p{L}\p{N}\p{M}]+)*$/u);
      }),
    );
  });
});

describe("the file of a name", () => {
  it.each([
    ["its first three letters choose it", "bro", "brooklyn"],
    ["spaces do not count", "lap", "la paz"],
    ["letters of any script count as one", "東京都", "東京都庁"],
  ])("%s", (_, start, name) => {
    expect(shardNumber("cities", start)).toBe(shardNumber("cities", name));
  });

  it("is chosen by the whole name for a town", () => {
    expect(shardNumber("towns", "woodstock")).not.toBe(shardNumber("towns", "woodbury"));
  });

  it("is one of those that exist, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.constantFrom("cities", "towns"),
        (text, set) => {
          const number = shardNumber(set, text);
          expect(Number.isInteger(number) && number >= 0 && number < shardCount(set)).toBe(true);
          expect(shardPath(set, text)).toBe(`/gazetteer/${set}/${number}.json`);
        },
      ),
    );
  });
});
