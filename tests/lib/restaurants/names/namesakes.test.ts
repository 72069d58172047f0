/** @jest-environment node */
import { createNamesakes, withCities, type PlacedRow } from "@/lib/restaurants/names/namesakes";
import { summarize } from "@/lib/restaurants/summary";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

type Place = Partial<Omit<PlacedRow, "id">>;

function placesOf(rows: Place[]) {
  const namesakes = createNamesakes();
  for (const [index, row] of rows.entries())
    namesakes.add({
      id: String(index),
      name: "Beet",
      city: "Berlin",
      district: null,
      address: null,
      ...row,
    });
  const places = namesakes.finish();
  return rows.map((_, index) => places.get(String(index)));
}

describe("where restaurants of one name in one city are (P14.985)", () => {
  it.each<[string, Place[], (string | undefined)[]]>([
    [
      "districts that tell them apart",
      [
        { district: "Kreuzberg", address: "Maybachufer 8" },
        { district: "Mitte", address: "Alte Schönhauser Straße 7" },
      ],
      ["Kreuzberg, Berlin", "Mitte, Berlin"],
    ],
    [
      "streets where two are in one district",
      [
        { district: "Mitte", address: "Torstraße 1, Berlin" },
        { district: "Mitte", address: "Ackerstraße 2" },
        { district: "Kreuzberg", address: "Maybachufer 8" },
      ],
      ["Mitte, Torstraße 1", "Mitte, Ackerstraße 2", "Kreuzberg, Maybachufer 8"],
    ],
    [
      "streets where one has no district",
      [{ district: "Mitte" }, { address: "Maybachufer 8" }, {}],
      ["Mitte", "Maybachufer 8", "Berlin"],
    ],
    [
      "streets where the district is the city",
      [
        { district: "Berlin", address: "Torstraße 1" },
        { district: "Mitte", address: "Ackerstraße 2" },
      ],
      ["Torstraße 1", "Mitte, Ackerstraße 2"],
    ],
    [
      "names that are spelled otherwise",
      [
        { name: "Beet’s Café", district: "Kreuzberg" },
        { name: "Beets Cafe", district: "Mitte" },
      ],
      ["Kreuzberg, Berlin", "Mitte, Berlin"],
    ],
    [
      "nothing in another city or with another name",
      [
        { district: "Kreuzberg" },
        { name: "Rye", district: "Mitte" },
        { city: "Potsdam", district: "Babelsberg" },
      ],
      [undefined, undefined, undefined],
    ],
  ])("%s", (_, rows, places) => expect(placesOf(rows)).toEqual(places));
});

describe("restaurants of one name in several cities of a list", () => {
  const at = (id: string, city: string, facts = {}) => ({
    ...summarize(exampleRestaurant({ id, name: "Beet", city, sample: false })),
    ...facts,
  });
  const shown = (...list: ReturnType<typeof at>[]) => withCities(list).map(({ place }) => place);

  it("have their cities, but those that have a place", () => {
    const list = [at("1", "Turku", { place: "Port, Turku" }), at("2", "Raisio")];
    expect(shown(...list)).toEqual(["Port, Turku", "Raisio"]);
  });

  it("have none in one city, as samples, or where no city is known", () => {
    expect(shown(at("1", "Turku"), at("2", "Turku"))).toEqual([undefined, undefined]);
    const sample = at("1", "Turku", { sample: true });
    expect(shown(sample, at("2", ""))).toEqual([undefined, undefined]);
  });
});
