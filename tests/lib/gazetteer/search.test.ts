/** @jest-environment node */
import fc from "fast-check";
import { parseCityQueries } from "@/lib/gazetteer/parse-query";
import { cityLabel, matchCity, rankCities, readShard } from "@/lib/gazetteer/search";

const REGIONS = [
  ["US", "NY", "New York"],
  ["US", "TX", "Texas"],
  ["FR", "", "Île-de-France"],
  ["DE", "", "Bavaria"],
  ["BR", "", "São Paulo"],
  ["US", "DC", "District of Columbia"],
  ["SG", "", ""],
  ["CH", "", "Geneva"],
  ["US", "IL", "Illinois"],
  ["CA", "ON", "Ontario"],
];

const CITIES = readShard({
  regions: REGIONS,
  places: [
    ["Brooklyn", 0, 40.65, -73.95, 2300664],
    ["Brooklyn Heights", 0, 40.695, -73.993, 20256],
    ["Paris", 2, 48.853, 2.349, 2138551],
    ["Paris", 1, 33.661, -95.556, 24782],
    ["Paris", 1, 33.7, -95.6, 20000],
    ["Parisot", 2, 48.1, 2.1, 900000],
    ["Munich", 3, 48.137, 11.575, 1260391, "München", "Muenchen"],
    ["Garching bei München", 3, 48.249, 11.651, 17711],
    ["São Paulo", 4, -23.548, -46.636, 10021295, "Sampa"],
    ["New York City", 0, 40.714, -74.006, 8175133, "New York", "NYC"],
    ["East New York", 0, 40.667, -73.882, 173198],
    ["Washington, D.C.", 5, 38.895, -77.036, 601723, "Washington"],
    ["Singapore", 6, 1.29, 103.85, 3547809],
    ["Genève", 7, 46.202, 6.146, 183981, "Geneva"],
    ["Geneva", 8, 41.887, -88.305, 21806],
    ["London", 9, 42.983, -81.233, 346765],
  ],
});

const labels = (text: string, limit = 5) =>
  rankCities(CITIES, text, limit).map(({ city }) => cityLabel(city));

describe("suggestions", () => {
  it.each([
    [
      "the most populous first, whole names among longer ones",
      "paris",
      ["Paris, Île-de-France, France", "Parisot, Île-de-France, France", "Paris, TX, USA"],
    ],
    ["names before other names", "muni", ["Munich, Bavaria, Germany"]],
    ["the larger of two first", "brook", ["Brooklyn, NY, USA", "Brooklyn Heights, NY, USA"]],
    ["names without their accents", "sao", ["São Paulo, Brazil"]],
    ["names with accents of their own", "SÃO P", ["São Paulo, Brazil"]],
    [
      "a later word of a name after the starts of names",
      "new yo",
      ["New York City, NY, USA", "East New York, NY, USA"],
    ],
    ["a later word alone", "paulo", ["São Paulo, Brazil"]],
    [
      "another name before a later word",
      "münch",
      ["Munich, Bavaria, Germany", "Garching bei München, Bavaria, Germany"],
    ],
    ["the region after a comma", "Paris, T", ["Paris, TX, USA"]],
    [
      "the country after a comma",
      "par, fra",
      ["Paris, Île-de-France, France", "Parisot, Île-de-France, France"],
    ],
    ["region and country after a comma", "Paris, TX, USA", ["Paris, TX, USA"]],
    ["nothing for a region that no such city lies in", "Paris, Bavaria", []],
    ["nothing for what no name holds", "zzz", []],
    ["nothing for signs", "(.*)", []],
    ["nothing for a blank", "  ", []],
  ])("hold %s", (_, text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  it("hold no label twice and no more than requested", () => {
    expect(labels("paris", 2)).toHaveLength(2);
    expect(labels("paris").filter((label) => label === "Paris, TX, USA")).toHaveLength(1);
  });

  it.each([
    ["munchen", "München"],
    ["muen", "Muenchen"],
    ["munich", undefined],
    ["new york", undefined],
    ["nyc", "NYC"],
  ])("for %s name the other name only where the city's own does not match", (text, alias) => {
    expect(rankCities(CITIES, text, 1)[0]?.alias).toBe(alias);
  });
});

describe("a label", () => {
  it.each([
    ["washington", "Washington, D.C., USA"],
    ["singapore", "Singapore"],
    ["london", "London, Ontario, Canada"],
  ])("of %s says nothing twice", (text, label) => {
    expect(labels(text, 1)).toEqual([label]);
  });
});

function find(text: string) {
  for (const query of parseCityQueries(text)) {
    const city = matchCity(CITIES, query);
    if (city) return cityLabel(city);
  }
  return undefined;
}

describe("a text is read as a place", () => {
  it.each([
    ["Brooklyn", "Brooklyn, NY, USA"],
    ["  BROOKLYN  ", "Brooklyn, NY, USA"],
    ["Brooklyn, NY", "Brooklyn, NY, USA"],
    ["brooklyn new york", "Brooklyn, NY, USA"],
    ["Brooklyn, NY, USA", "Brooklyn, NY, USA"],
    ["Brooklyn NY 11201", "Brooklyn, NY, USA"],
    ["New York, New York", "New York City, NY, USA"],
    ["Paris", "Paris, Île-de-France, France"],
    ["Paris, France", "Paris, Île-de-France, France"],
    ["Paris, Texas", "Paris, TX, USA"],
    ["paris texas usa", "Paris, TX, USA"],
    ["München, Deutschland", "Munich, Bavaria, Germany"],
    ["São Paulo, Brasil", "São Paulo, Brazil"],
    ["london ontario", "London, Ontario, Canada"],
    ["London, ON", "London, Ontario, Canada"],
    ["Geneva", "Genève, Geneva, Switzerland"],
    ["Geneva, Illinois", "Geneva, IL, USA"],
    ["Washington DC", "Washington, D.C., USA"],
    ["350 5th Ave, New York, NY 10118", "New York City, NY, USA"],
    ["12 main st brooklyn ny", "Brooklyn, NY, USA"],
    ["Paris Hilton", undefined],
    ["somewhere in Brooklyn", undefined],
    ["Brook", undefined],
    ["12345", undefined],
    ["", undefined],
  ])("%j: %s", (text, label) => {
    expect(find(text)).toBe(label);
  });

  it("in few ways, however long it is", () => {
    const endless = ["1 ", "a ", "b, "].map((part) => part.repeat(10_000));
    for (const text of [...endless, "x".repeat(10_000)])
      expect(parseCityQueries(text).length).toBeLessThanOrEqual(48);
  });

  it("and never as something that is none", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const { name, rest } of parseCityQueries(text)) {
          expect(name).not.toBe("");
          expect(rest).not.toMatch(/\d/);
        }
        expect(rankCities(CITIES, text, 5).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe("a file", () => {
  it("leaves out rows that are no city", () => {
    const places = [
      ["Brooklyn", 0, 40.65, -73.95, 2300664],
      ["No region", 99, 1, 1, 1],
      ["Region of no value", Object.create(null), 1, 1, 1],
      ["No place", 0, null, 1, 1],
      ["Infinite", 0, 1, Infinity, 1],
      [1, 0, 1, 1, 1],
      ["Alias of a number", 0, 1, 1, 1, 7],
      "text",
      null,
    ];
    expect(readShard({ regions: REGIONS, places }).map(({ city }) => city.name)).toEqual([
      "Brooklyn",
    ]);
  });

  it.each([[null], [undefined], ["<!doctype html>"], [[]], [{ places: {} }], [{ places: [[]] }]])(
    "that is none holds no city: %j",
    (json) => {
      expect(readShard(json)).toEqual([]);
    },
  );

  it("never breaks the reader", () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => Array.isArray(readShard(json))));
    fc.assert(
      fc.property(fc.array(fc.array(fc.jsonValue())), (places) =>
        readShard({ regions: REGIONS, places }).every(({ city }) => cityLabel(city) !== ""),
      ),
    );
  });
});
