/** @jest-environment node */
import { suggestIn } from "@/lib/finding/suggest";
import { exampleSources } from "@/tests/fakes/finding-sources";

const sources = exampleSources();

const namesFor = async (text: string) =>
  (await suggestIn(text, await sources)).map(({ group, name, detail }) =>
    [group, [name, detail].filter(Boolean).join(", ")].join(": "),
  );

it.each([
  ["berlin germany", "cities: Berlin, Germany"],
  ["berlin germ", "cities: Berlin, Germany"],
  ["Kreuzberg, Berlin", "cities: Kreuzberg, State of Berlin, Germany"],
  ["williamsburg va", "cities: Williamsburg, VA, USA"],
  ["ramen in Broo", "food: Ramen in Brooklyn, NY, USA"],
  ["vegan pizza berl", "food: Vegan pizza in Berlin, Germany"],
  ["pizza berln", "food: Pizza in Berlin, Germany"],
  ["thai", "food: Thai near me"],
  ["Ahornstraße 12", "addresses: Ahornstraße, Berlin, Germany"],
  ["D-10999", "addresses: 10999, Berlin, Germany"],
  ["10999 Berlin", "addresses: 10999, Berlin, Germany"],
  ["Ahornstraße 12, Berlin", "addresses: Ahornstraße, Berlin, Germany"],
])("%s begins with %s", async (text, first) => expect((await namesFor(text))[0]).toBe(first));

it.each(["berlin", "berl", "new york"])("%s names each place once", async (text) => {
  const names = await namesFor(text);
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => /: (?:State of Berlin|New York,)/.test(name)).length).toBeLessThan(
    2,
  );
});
