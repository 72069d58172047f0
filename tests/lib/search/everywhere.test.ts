/** @jest-environment node */
import { createSearch, type Searchable } from "@/lib/search/everywhere";

const of = (id: string, name: string, more: Partial<Searchable> = {}): Searchable => ({
  id,
  name,
  cuisine: [],
  city: "Berlin",
  country: "Germany",
  ...more,
});

const search = createSearch([
  of("1", "Kopps", { cuisine: ["German"] }),
  of("2", "Café Açaí", { city: "São Paulo", country: "Brazil" }),
  of("3", "Loving Hut", { localName: "愛家素食", city: "Taipei", country: "Taiwan" }),
  of("4", "The Loving Spoon", { cuisine: ["Thai"] }),
  of("5", "Thai Garden", { city: "Bangkok", country: "Thailand" }),
]);

test.each<[string, string[]]>([
  ["kopps", ["1"]],
  ["KÓPPS", ["1"]],
  ["acai", ["2"]],
  ["sao paulo", ["2"]],
  ["愛家", ["3"]],
  ["loving", ["3", "4"]],
  ["thai", ["5", "4"]],
  ["thai berlin", ["4"]],
  ["german kopps", ["1"]],
])("finds %j", (text, ids) => expect(search(text, 10)).toEqual({ ids, isGuess: false }));

test.each(["kops", "koppps", "lovign hut"])("guesses what %j means", (text) => {
  const { ids, isGuess } = search(text, 10);
  expect(isGuess).toBe(true);
  expect(["1", "3"]).toContain(ids[0]);
});

test.each(["", "   ", "xyz", "qqqqqqq", "%_'\\"])("finds nothing for %j", (text) =>
  expect(search(text, 10)).toEqual({ ids: [], isGuess: false }),
);

test("answers no more than asked for", () => expect(search("loving", 1).ids).toEqual(["3"]));
