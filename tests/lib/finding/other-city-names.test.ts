/** @jest-environment node */
import { cityOfName, inDirectoryNames } from "@/lib/finding/other-city-names";
import type { Sources } from "@/lib/finding/sources";
import { examplePlaces, placesOf } from "@/tests/fakes/place-search";

/** The cities of the directory, by their ids in the example gazetteer. */
const CITIES: Readonly<Record<number, string>> = {
  1: "Tokyo",
  2: "Berlin",
  3: "Vienna",
  4: "Munich",
  5: "Cologne",
};

const sources = {
  places: examplePlaces(),
  directory: {
    city: (id: number) =>
      CITIES[id] ? { id: "", name: CITIES[id], country: "", count: 1 } : undefined,
  },
} as unknown as Sources;

it.each<[string, string[]]>([
  ["Wien", ["Vienna"]],
  ["loving hut wien", ["loving hut Vienna"]],
  ["MÜNCHEN ramen", ["Munich ramen"]],
  ["muenchen", ["Munich"]],
  ["Köln", ["Cologne"]],
  ["東京", ["Tokyo"]],
  ["Monaco di Baviera, sushi", ["Munich sushi"]],
  ["Vienna", []],
  ["cologne", []],
  ["Lisboa", []],
  ["ramen", []],
  ["deli", []],
  ["deli wien", ["deli Vienna"]],
  ["", []],
  ["a b c d e f g h wien", []],
])("%j is searched as %j, too", (text, expected) =>
  expect(inDirectoryNames(text, sources)).toEqual(expected),
);

it.each<[string, string | undefined]>([
  ["東京", "Tokyo"],
  ["東京都", "Tokyo"],
  ["München", "Munich"],
  ["Munich", "Munich"],
  ["Lisboa", undefined],
  ["loving hut wien", undefined],
  ["", undefined],
])("%j is the name of the city %j", (name, city) =>
  expect(cityOfName(name, sources)?.name).toBe(city),
);

it("a food word is no name of a city, though a city is called so", () => {
  const delhi = { name: "Delhi", country: "IN", population: 9_000_000, otherNames: ["Deli"] };
  const places = placesOf([{ ...delhi, geonameId: 1 }], [], () => 0);
  const directory = { city: () => ({ id: "", name: "Delhi", country: "", count: 1 }) };
  const withDelhi = { places, directory } as unknown as Sources;
  expect(inDirectoryNames("deli", withDelhi)).toEqual([]);
  expect(cityOfName("deli", withDelhi)).toBeUndefined();
});
