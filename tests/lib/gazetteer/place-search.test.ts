/** @jest-environment node */
import fc from "fast-check";
import { cityLabel } from "@/lib/gazetteer/search";
import { examplePlaces, placesOf } from "@/tests/fakes/place-search";

const places = examplePlaces();
const labels = (matches: ReturnType<typeof places.startingWith>) =>
  matches.map(({ place, alias }) => cityLabel(place) + (alias ? ` (${alias})` : ""));

describe("the places whose name a text is the start of", () => {
  it.each<[string, string[]]>([
    ["berl", ["Berlin, Germany", "Berlin, MD, USA", "Berlstedt, Thuringia, Germany"]],
    ["BERLIN", ["Berlin, Germany", "Berlin, MD, USA"]],
    ["wien", ["Vienna, Austria (Wien)", "Wiener Neustadt, Lower Austria, Austria"]],
    ["münchen", ["Munich, Bavaria, Germany (München)"]],
    ["muenchen", ["Munich, Bavaria, Germany (München)"]],
    ["Lisboa", ["Lisbon, Portugal (Lisboa)"]],
    ["東京", ["Tokyo, Japan (東京)"]],
    ["koln", ["Köln, North Rhine-Westphalia, Germany"]],
    ["Cologne", ["Köln, North Rhine-Westphalia, Germany (Cologne)"]],
    ["goteborg", ["Göteborg, Västra Götaland, Sweden"]],
    ["tromsoe", ["Tromsø, Troms, Norway"]],
    ["mallorca", ["Palma de Mallorca, Balearic Islands, Spain"]],
    ["paris, tex", ["Paris, TX, USA"]],
    ["atlantis", []],
    ["", []],
  ])("%j", (text, expected) => expect(labels(places.startingWith(text, 5))).toEqual(expected));

  it("come with most restaurants first where sizes are similar", () => {
    const counted = examplePlaces((id) => (id === 10 ? 3_000 : 0));
    expect(labels(counted.startingWith("berlin", 1))).toEqual(["Berlin, MD, USA"]);
  });
});

describe("near spellings", () => {
  it.each<[string, string]>([
    ["Berln", "Berlin, Germany"],
    ["belrin", "Berlin, Germany"],
    ["berlinn", "Berlin, Germany"],
    ["Lisbonn", "Lisbon, Portugal"],
    ["Viena", "Vienna, Austria"],
    ["Munchn", "Munich, Bavaria, Germany (München)"],
    ["brooklin", "Brooklyn, NY, USA"],
    ["gotenburg", "Göteborg, Västra Götaland, Sweden"],
  ])("of %s begin with %s", (text, first) =>
    expect(labels(places.similarTo(text, 3))[0]).toBe(first),
  );

  it("are up to three, the largest first", () =>
    expect(labels(places.similarTo("Berln", 3))).toEqual([
      "Berlin, Germany",
      "Bern, Switzerland",
      "Berlin, MD, USA",
    ]));

  it.each(["xyzzy", "ber", "", "qqqqqqqqqqqqqq"])("there are none of %j", (text) =>
    expect(places.similarTo(text, 3)).toEqual([]),
  );

  it("are those of the plain distance, whatever is typed", () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."berlinsov"),
      minLength: 4,
      maxLength: 8,
    });
    const isNear = (a: string, b: string, most: number): boolean => {
      if (most < 0) return false;
      if (a === b) return true;
      if (!a || !b) return a.length + b.length <= most;
      if (a[0] === b[0] && isNear(a.slice(1), b.slice(1), most)) return true;
      const swapped = a[0] === b[1] && a[1] === b[0] && a.length > 1;
      return (
        isNear(a.slice(1), b, most - 1) ||
        isNear(a, b.slice(1), most - 1) ||
        isNear(a.slice(1), b.slice(1), most - 1) ||
        (swapped && isNear(a.slice(2), b.slice(2), most - 1))
      );
    };
    fc.assert(
      fc.property(letters, (text) => {
        const isFound = places.similarTo(text, 9).some(({ place }) => place.name === "Lisbon");
        const names = ["lisbon", "lisboa", "lissabon"];
        expect(isFound).toBe(names.some((name) => isNear(text, name, text.length < 8 ? 1 : 2)));
      }),
    );
  });
});

describe("the place that a whole text names", () => {
  it.each<[string, string | undefined]>([
    ["Berlin", "Berlin, Germany"],
    ["berlin maryland", "Berlin, MD, USA"],
    ["Paris, Texas", "Paris, TX, USA"],
    ["brooklyn new york", "Brooklyn, NY, USA"],
    ["Wien", "Vienna, Austria"],
    ["Berlin, Germany", "Berlin, Germany"],
    ["ramen", undefined],
    ["mallorca", undefined],
    ["Berlin Kebap", undefined],
    ["", undefined],
  ])("%j", (text, label) => {
    const match = places.wholeText(text);
    expect(match && cityLabel(match.place)).toBe(label);
  });
});

it.each<[string, string | undefined, string | undefined]>([
  ["loving hut wien", "Vienna", "loving hut"],
  ["Kreuzstraße 12, 10965 Berlin", "Berlin", "Kreuzstraße 12 10965"],
  ["falafel Paris, Texas", "Paris", "falafel"],
  ["berlin", undefined, undefined],
])("the place that ends %j", (text, name, rest) => {
  const end = places.atEnd(text);
  expect([end?.match.place.name, end?.rest]).toEqual([name, rest]);
});

it("the largest places of a time zone come first", () =>
  expect(places.ofZone("Europe/Berlin", 3).map(({ name }) => name)).toEqual([
    "Berlin",
    "Munich",
    "Köln",
  ]));

it.each([
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Kolkata", "Asia/Calcutta"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
])("a device in %s is in the time zone %s", (device, timeZone) => {
  const row = { name: "Place", country: "IN", population: 1_000, geonameId: 1, timeZone };
  const found = placesOf([row], [], () => 0).ofZone(device, 3);
  expect(found.map(({ name }) => name)).toEqual(["Place"]);
});

it("a time zone that nobody knows has no places", () =>
  expect(places.ofZone("Nowhere/Else", 3)).toEqual([]));

it("districts of a city are no places of their own in a time zone", () => {
  const city = (name: string, lat: number, population: number, geonameId: number) => ({
    ...{ name, country: "US", lat, lng: -74, population, geonameId },
    timeZone: "America/New_York",
  });
  const search = placesOf(
    [
      city("New York City", 40.714, 8_000_000, 1),
      city("Brooklyn", 40.65, 2_300_000, 2),
      city("Philadelphia", 39.952, 1_500_000, 3),
    ],
    [],
    () => 0,
  );
  expect(search.ofZone("America/New_York", 3).map(({ name }) => name)).toEqual([
    "New York City",
    "Philadelphia",
  ]);
});
