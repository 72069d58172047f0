/** @jest-environment node */
import fc from "fast-check";
import { atOnce } from "@/lib/lists/in-slices";
import { foldedNames, nameRank } from "@/lib/search/name-index";
import { createTextIndex, type Indexed } from "@/lib/search/text-index";
import {
  containsWord,
  foldForSearch,
  searchTextOf,
  searchWordsOf,
} from "@/lib/strings/fold-for-search";

const indexOf = (restaurants: readonly Indexed[]) => atOnce(createTextIndex(restaurants));

const word = fc.constantFrom("kopps", "Café", "vegan", "拉麵", "Linse", "a", "garden", "Grün", "");
const words = fc.array(word, { maxLength: 3 }).map((some) => some.join(" "));
const restaurants: fc.Arbitrary<Indexed[]> = fc.array(
  fc.record({
    name: words,
    latinName: fc.option(words, { nil: null }),
    kind: fc.option(fc.constantFrom("cafe", "ice cream"), { nil: null }),
    cuisine: fc.array(word, { maxLength: 2 }),
    dishes: fc.option(fc.record({ names: fc.array(words, { maxLength: 2 }), count: fc.nat(9) }), {
      nil: null,
    }),
    city: fc.constantFrom("Berlin", "São Paulo", "台北"),
    country: fc.constantFrom("Germany", "Brazil"),
  }),
  { maxLength: 20 },
);
const question = fc.oneof(
  words,
  fc.constantFrom(
    "kopp",
    "berlin",
    "sao paulo",
    "cafe",
    "ice berlin",
    "eam",
    "coop linse",
    "gruen",
  ),
);

/** The positions that each restaurant's own texts give, one after the other, names with the text first. */
function findOneByOne(all: readonly Indexed[], text: string) {
  const wanted = foldForSearch(text);
  const found = all.flatMap((restaurant, at) => {
    const { name, latinName, cuisine, dishes, city, country, kind } = restaurant;
    const own = [name, latinName ?? "", ...cuisine, ...(dishes?.names ?? [])];
    const texts = [own.join(" "), `${city} ${country}`].map(searchTextOf);
    const has = (each: string) =>
      texts.some((searched) => containsWord(searched, each)) ||
      searchWordsOf(kind ?? "").includes(each);
    return searchWordsOf(text).every(has)
      ? [{ at, rank: nameRank(foldedNames(name, latinName), wanted) }]
      : [];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ at }) => at);
}

test("it finds what a look at one restaurant after the other finds", () => {
  fc.assert(
    fc.property(restaurants, question, fc.integer({ min: 1, max: 30 }), (all, text, limit) => {
      const { places, isGuess } = indexOf(all).search(text, limit);
      const expected = searchWordsOf(text).length > 0 ? findOneByOne(all, text) : [];
      expect(isGuess ? [] : places).toEqual(expected.slice(0, limit));
    }),
    { numRuns: 500 },
  );
});

const shop = { latinName: null, cuisine: [], city: "", country: "" };

test("finds nothing across two restaurants", () => {
  const { search } = indexOf([
    { ...shop, name: "Kale" },
    { ...shop, name: "Kopps" },
  ]);
  expect(search("kale kopps", 5).isGuess).toBe(true);
  expect(search("le ko", 5)).toEqual({ places: [], isGuess: false });
});

test("finds words with blanks between their parts, in order", () => {
  const names = ["Kale Food", "Kalefood", "Soul", "Food", "Kale foods"];
  const { search } = indexOf(names.map((name) => ({ ...shop, name })));
  expect(search("kalefood", 5)).toEqual({ places: [1, 0], isGuess: false });
});
