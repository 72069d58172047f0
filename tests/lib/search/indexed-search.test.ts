/** @jest-environment node */
import fc from "fast-check";
import { createSearch, type Searchable } from "@/lib/search/everywhere";
import { createIndexedSearch } from "@/lib/search/indexed-search";

const word = fc.constantFrom("kopps", "Café", "vegan", "拉麵", "Linse", "a", "garden", "Grün", "");
const words = fc.array(word, { maxLength: 3 }).map((some) => some.join(" "));
const searchables: fc.Arbitrary<Searchable[]> = fc
  .array(
    fc.record({
      name: words,
      latinName: fc.option(words),
      kind: fc.option(fc.constantFrom("cafe", "ice cream")),
      cuisine: fc.array(word, { maxLength: 2 }),
      city: fc.constantFrom("Berlin", "São Paulo", "台北"),
      country: fc.constantFrom("Germany", "Brazil"),
    }),
    { maxLength: 20 },
  )
  .map((some) => some.map((each, place) => ({ ...each, id: String(place) })));
const question = fc.oneof(
  words,
  fc.constantFrom(
    "kopp",
    "gardn",
    "berlin",
    "sao paolo",
    "cafe",
    "ice berlin",
    "eam",
    "kops linse",
    "zzzz",
  ),
);

test("it returns what the search without an index returns", async () => {
  const limits = fc.integer({ min: 1, max: 30 });
  await fc.assert(
    fc.asyncProperty(searchables, question, limits, async (all, text, limit) => {
      const { ids, isGuess } = await (await createSearch(all))(text, limit);
      const found = createIndexedSearch(all)(text, limit);
      expect({ ...found, places: found.places.map(String) }).toEqual({ places: ids, isGuess });
    }),
    { numRuns: 500 },
  );
});

test("finds nothing across two restaurants", () => {
  const shop = { latinName: null, cuisine: [], city: "", country: "" };
  const search = createIndexedSearch([
    { ...shop, id: "1", name: "Kale" },
    { ...shop, id: "2", name: "Kopps" },
  ]);
  expect(search("kale kopps", 5).isGuess).toBe(true);
  expect(search("le ko", 5)).toEqual({ places: [], isGuess: false });
});

test("finds words with blanks between their parts, in order", () => {
  const shop = { latinName: null, cuisine: [], city: "", country: "" };
  const search = createIndexedSearch(
    ["Kale Food", "Kalefood", "Soul", "Food", "Kale foods"].map((name, id) => ({
      ...{ ...shop, name },
      id: String(id),
    })),
  );
  expect(search("kalefood", 5)).toEqual({ places: [1, 0], isGuess: false });
});
