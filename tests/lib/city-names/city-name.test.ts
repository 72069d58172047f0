/** @jest-environment node */
import { CITIES } from "@/data/cities";
import { cityNameIn, NAMED_IN, otherNamesOf, type CityNames } from "@/lib/city-names/city-name";
import CITY_NAMES from "@/lib/city-names/city-names.json";
import { nameKey } from "@/lib/gazetteer/name-key";
import { readGeoNames } from "@/lib/geography/geonames";
import type { Language } from "@/lib/languages/languages";

const ROWS = CITY_NAMES as unknown as readonly CityNames[];

it.each<[Language, string, string, string]>([
  ["en", "Vienna", "AT", "Vienna"],
  ["de", "Vienna", "AT", "Wien"],
  ["de", "Cologne", "DE", "Köln"],
  ["de", "Berlin", "DE", "Berlin"],
  ["fr", "London", "GB", "Londres"],
  ["fr", "Aachen", "DE", "Aix-la-Chapelle"],
  ["es", "New York", "US", "Nueva York"],
  ["zh-hant", "Berlin", "DE", "柏林"],
  ["zh-hant", "San Francisco", "US", "舊金山"],
  ["he", "Berlin", "DE", "ברלין"],
  ["he", "Tel Aviv", "IL", "תל אביב"],
  ["fr", "Valencia", "ES", "Valence"],
  ["fr", "Valencia", "VE", "Valencia"],
  ["zh-hant", "Birmingham", "US", "Birmingham"],
  ["de", "Nowhere", "DE", "Nowhere"],
])("in %s %s (%s) is %s", (language, name, countryCode, expected) =>
  expect(cityNameIn(language, { name, countryCode })).toBe(expected),
);

it("knows a country by its English name, and needs one where several have the name", () => {
  expect(cityNameIn("de", { name: "Vienna", country: "Austria" })).toBe("Wien");
  expect(cityNameIn("de", { name: "Vienna", country: "United States" })).toBe("Vienna");
  expect(cityNameIn("de", { name: "Vienna" })).toBe("Wien");
  expect(cityNameIn("fr", { name: "Valencia" })).toBe("Valencia");
});

it("lists the names of a city that are others than its own", () => {
  const names = { fr: "Londres", es: "Londres", "zh-hant": "倫敦", he: "לונדון" };
  expect(otherNamesOf({ name: "London", countryCode: "GB" })).toEqual(names);
  expect(otherNamesOf({ name: "Nowhere", countryCode: "DE" })).toBeUndefined();
});

describe("the table", () => {
  const { places, otherNames } = readGeoNames();
  const byId = new Map(places.map((place) => [place.id, place]));

  it("has each city once, by the name and the country that imports give it", () => {
    expect(new Set(ROWS.map(([id]) => id)).size).toBe(ROWS.length);
    const odd = ROWS.filter(([id, name, country]) => {
      const place = byId.get(id);
      return place?.name !== name || place.country !== country;
    });
    expect(odd).toEqual([]);
  });

  it("has a name for each language, in its script and without blanks around it", () => {
    const odd = ROWS.filter(([, , , ...names]) => {
      const [zh = "", he = ""] = names.slice(3);
      return (
        names.length !== NAMED_IN.length ||
        names.some((name) => name !== name.trim()) ||
        !/^[\p{Script=Han}]+$/u.test(zh) ||
        !/^[\p{Script=Hebrew}\s־׳]+$/u.test(he)
      );
    });
    expect(odd).toEqual([]);
  });

  it("has all samples and the largest cities of the world", () => {
    const ids = new Set(ROWS.map(([id]) => id));
    const lacking = Object.values(CITIES)
      .flat()
      .filter((city) => cityNameIn("he", city) === city.name);
    expect(lacking.map(({ name }) => name)).toEqual([]);
    const largest = places.toSorted((a, b) => b.population - a.population).slice(0, 50);
    expect(largest.filter(({ id }) => !ids.has(id)).map(({ name }) => name)).toEqual([]);
  });

  /** Usual names that GeoNames lacks or spells otherwise. */
  const NOT_IN_GEONAMES = [
    "Ciudad Quezón",
    "Conakri",
    "El Bronx",
    "Mechhed",
    "Petach Tikwa",
    "Petaj Tikva",
    "Taoyuan",
    "Yeda",
  ];

  it.each([0, 1, 2])("has Latin names that GeoNames knows, too (%i)", (column) => {
    const odd = ROWS.flatMap(([id, name, , ...names]) => {
      const own = names[column] || name;
      const known = [name, ...otherNames(byId.get(id)!)].map(nameKey);
      return known.includes(nameKey(own)) || NOT_IN_GEONAMES.includes(own) ? [] : [own];
    });
    expect(odd).toEqual([]);
  });
});
