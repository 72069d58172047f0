/** @jest-environment node */
import fc from "fast-check";
import {
  containsWord,
  foldForSearch,
  searchTextOf,
  searchWordsOf,
  withoutUmlautE,
} from "@/lib/strings/fold-for-search";
import { NAMES_AND_SEARCHES } from "@/tests/lib/names-and-searches";

const finds = (name: string, typed: string) => {
  const text = searchTextOf(name);
  return searchWordsOf(typed).every((word) => containsWord(text, word));
};

test("the table has 200 names, each once", () => {
  const names = NAMES_AND_SEARCHES.map(([name]) => name);
  expect(names.length).toBeGreaterThanOrEqual(200);
  expect(new Set(names).size).toBe(names.length);
});

test.each(NAMES_AND_SEARCHES)("%s is found", (name, ...typed) => {
  const missed = [name, ` ${name}  `, name.toUpperCase(), ...typed].filter(
    (text) => !finds(name, text),
  );
  expect(missed).toEqual([]);
});

test.each([
  ["Co op Berlin", "coop"],
  ["Coop", "co op"],
  ["Coop", "co-op"],
  ["Soul Food Kitchen", "soulfood"],
  ["Soulfood", "soul food"],
  ["Grüner Löwe", "gruenerloewe"],
  ["Mc Donalds", "mcdonald's"],
  ["東京 タワー", "東京タワー"],
  ["Brammibal′s", "brammibals"],
  ["臺北", "台北"],
])("%s is found by %s", (name, typed) => expect(finds(name, typed)).toBe(true));

test.each([
  ["Taco Opera", "coop"],
  ["Love Gandhi", "vegan"],
  ["In a Pickle", "ina"],
  ["Grün", "grau"],
  ["Söhne", "sonne"],
  ["カレー", "ケーキ"],
  ["ガーデン", "カーテン"],
  ["น้ำ", "นม"],
  ["हरी", "हारा"],
  ["Co-op", "shop"],
])("%s is not found by %s", (name, typed) => expect(finds(name, typed)).toBe(false));

test.each([
  ["ＣＡＦＥ", "cafe"],
  ["ﾗｰﾒﾝ", "ラーメン"],
  ["らーめん", "ラーメン"],
  ["ｶﾞｰﾃﾞﾝ", "ガーデン"],
  ["İstanbul ILIK ılık", "istanbul ilik ilik"],
  ["Ἀθῆναι", "αθηναι"],
  ["ΣΟΦΟΣ σοφος", foldForSearch("σοφοσ σοφοσ")],
  ["Weißkohl", "weisskohl"],
  ["Tromsø", "tromso"],
  ["한식", "한식"],
  ["D.C. O’Fallon", "dc ofallon"],
  ["می‌خوانم", "میخوانم"],
  ["🌱 (.*)", ""],
  ["  a \t b\u00a0c ", "a b c"],
  ["Salt & Straw", "salt and straw"],
])("%s folds to %s", (text, folded) => expect(foldForSearch(text)).toBe(folded));

test("is the same when folded again, and holds letters, digits and single spaces alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const folded = foldForSearch(text);
      expect(foldForSearch(folded)).toBe(folded);
      expect(folded).toMatch(/^$|^[\p{L}\p{N}\p{M}]+( [\p{L}\p{N}\p{M}]+)*$/u);
      expect(withoutUmlautE(withoutUmlautE(folded)).length).toBeLessThanOrEqual(folded.length);
    }),
  );
});
