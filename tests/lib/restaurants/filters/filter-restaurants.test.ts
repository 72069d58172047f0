/** @jest-environment node */
import { filterRestaurants } from "@/lib/restaurants/filters/filter-restaurants";
import { EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";
import type { Restaurant, RestaurantFilters } from "@/lib/restaurants/types";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

const NOON = new Date("2025-03-13T16:00:00Z"); // a Thursday, 12:00 in New York

function passes(
  fields: Partial<Restaurant>,
  filters: Partial<RestaurantFilters>,
  now: Date = NOON,
) {
  const restaurant = exampleRestaurant(fields);
  return filterRestaurants([restaurant], { ...EMPTY_FILTERS, ...filters }, now).length === 1;
}

describe("filterRestaurants: text", () => {
  const venue: Partial<Restaurant> = {
    name: "Crumb & Canopy’s Café",
    cuisine: ["French", "Farm-to-table"],
    description: "Tian — with “butter”\nof cashews (5.5 € a slice).",
  };
  it.each([
    ["nothing", "", true],
    ["white space only", " \t\n", true],
    ["the name in another case", "CRUMB", true],
    ["the name without its accent", "cafe", true],
    ["an accent the name does not have", "Crümb", true],
    ["a straight quote for a typographic one", "canopy's", true],
    ["a typographic quote for a straight one", "“butter”", true],
    ["a hyphen for a dash", "tian - with", true],
    ["a dash for a hyphen", "farm–to–table", true],
    ["any cuisine, not only the first", "table", true],
    ["the description, across its line break", 'butter" of cashews', true],
    ["surrounding white space", "  french  ", true],
    ["a letter more than is there", "frenchy", false],
    ["words that stand in different fields", "café french", false],
    ["a regular expression", "c.*b", false],
    ["regular expression characters as they are", "(5.5 €", true],
    ["an unclosed bracket", "[", false],
    ["markup", "<script>alert(1)</script>", false],
    ["an emoji", "🌱", false],
    ["right-to-left text", "مطعم", false],
    ["half a surrogate pair", "\ud800", false],
    ["10,000 letters", "a".repeat(10_000), false],
  ])("matches on %s", (_, text, expected) => {
    expect(passes(venue, { text })).toBe(expected);
  });

  it("does not search the address or the features", () => {
    expect(passes({ address: "1 Hidden Lane", features: ["bar"] }, { text: "hidden" })).toBe(false);
    expect(passes({ features: ["bar"] }, { text: "bar" })).toBe(false);
  });
});

describe("filterRestaurants: the text of other restaurants than samples", () => {
  const venue: Partial<Restaurant> = {
    name: "Crumb Canopy",
    cuisine: ["Pizza", "Italian"],
    description: "Open since spring.",
    kind: "cafe",
    veganLevel: "vegan options",
    features: ["outdoor seating"],
    dietaryOptions: ["gluten-free options"],
  };
  it.each([
    ["vegan pizza", true],
    ["café outdoor seating", true],
    ["gluten-free pizza", true],
    ["canopy crumb", true],
    ["pizza spring", true],
    ["italian ramen", false],
    ["wifi", false],
  ])("every word of %j is in one of its facts: %s", (text, expected) => {
    expect(passes({ ...venue, sample: false }, { text })).toBe(expected);
    expect(passes({ ...venue, sample: true }, { text })).toBe(false);
  });

  it.each([
    ["Ken’s Greens", "kens greens"],
    ["Co-op Kitchen", "coop kitchen"],
    ["Linden-Bau", "lindenbau"],
    ["Süßgras", "suessgras"],
    ["Grün", "gruen "],
  ])("%s is found by %j, which samples are not (P4.19)", (name, text) => {
    expect(passes({ name, sample: false }, { text })).toBe(true);
    expect(passes({ name, sample: true }, { text: text.trim() })).toBe(false);
  });

  it("signs alone find nothing", () => {
    expect(passes({ ...venue, sample: false }, { text: "🥕" })).toBe(false);
  });

  it("a long description is searched as far as tiles have it", () => {
    const description = `${"a fine place ".repeat(12)}with a terrace`;
    const long = { ...venue, description, sample: false };
    expect(passes(long, { text: "fine" })).toBe(true);
    expect(passes(long, { text: "terrace" })).toBe(false);
  });
});

describe("filterRestaurants: lists", () => {
  it.each<[string, Partial<Restaurant>, Partial<RestaurantFilters>, boolean]>([
    ["no cuisine selected", { cuisine: [] }, { cuisine: [] }, true],
    ["the one cuisine", { cuisine: ["Thai"] }, { cuisine: ["Thai"] }, true],
    ["any of the cuisines", { cuisine: ["Raw", "Thai"] }, { cuisine: ["Italian", "Thai"] }, true],
    ["none of the cuisines", { cuisine: ["Thai"] }, { cuisine: ["Italian", "Raw"] }, false],
    ["part of a cuisine's name", { cuisine: ["Asian Fusion"] }, { cuisine: ["Asian"] }, false],
    ["the one price", { priceRange: 1 }, { priceRange: [1] }, true],
    ["any of the prices", { priceRange: 4 }, { priceRange: [1, 4] }, true],
    ["none of the prices", { priceRange: 3 }, { priceRange: [1, 4] }, false],
    ["all of the features", { features: ["bar", "wifi"] }, { features: ["wifi", "bar"] }, true],
    ["some of the features", { features: ["bar"] }, { features: ["bar", "wifi"] }, false],
    ["none of the features", { features: [] }, { features: ["bar"] }, false],
    [
      "any of the dietary options",
      { dietaryOptions: ["organic"] },
      { dietaryOptions: ["oil-free", "organic"] },
      true,
    ],
    ["no dietary option", { dietaryOptions: [] }, { dietaryOptions: ["organic"] }, false],
  ])("%s", (_, fields, filters, expected) => {
    expect(passes(fields, filters)).toBe(expected);
  });
});

describe("filterRestaurants: minimum rating", () => {
  it.each([
    [0, 0, true],
    [2.9, 3, false],
    [3, 3, true],
    [3.9, 4, false],
    [4, 4, true],
    [4.4, 4.5, false],
    [4.5, 4.5, true],
    [5, 4.5, true],
  ])("a rating of %p against a minimum of %p: %p", (rating, minimum, expected) => {
    expect(passes({ rating }, { rating: minimum })).toBe(expected);
  });
});

describe("filterRestaurants: unknown facts", () => {
  const unknown = {
    id: "1",
    name: "Kopps",
    cuisine: [],
    features: [],
    dietaryOptions: [],
    timeZone: "Europe/Berlin",
  };
  it.each<[string, Partial<RestaurantFilters>, boolean]>([
    ["no filter", {}, true],
    ["every price", { priceRange: [1, 2, 3, 4] }, false],
    ["the lowest minimum rating", { rating: 0.5 }, false],
    ["any rating", { rating: 0 }, true],
    ["open now", { openNow: true }, false],
    ["wheelchair access", { wheelchair: true }, false],
    ["a cuisine", { cuisine: ["German"] }, false],
    ["a feature", { features: ["bar"] }, false],
    ["a dietary option", { dietaryOptions: ["organic"] }, false],
    ["the name as text", { text: "kopps" }, true],
    ["text like the word for a missing value", { text: "undefined" }, false],
  ])("%s", (_, filters, expected) => {
    const kept = filterRestaurants([unknown], { ...EMPTY_FILTERS, ...filters }, NOON);
    expect(kept).toEqual(expected ? [unknown] : []);
  });
});

describe("filterRestaurants: open now", () => {
  const hours = { thursday: { open: "12:00", close: "22:00" } };
  it.each([
    ["an open venue", NOON, true, true],
    ["a closed venue", new Date("2025-03-13T15:59:00Z"), true, false],
    ["a closed venue, without the filter", new Date("2025-03-13T15:59:00Z"), false, true],
  ])("%s", (_, now, openNow, expected) => {
    expect(passes({ hours }, { openNow }, now)).toBe(expected);
  });
});

describe("filterRestaurants", () => {
  const thai = exampleRestaurant({ id: "a", cuisine: ["Thai"], priceRange: 1, rating: 4.5 });
  const dear = exampleRestaurant({ id: "b", cuisine: ["Thai"], priceRange: 4, rating: 4.5 });
  const poor = exampleRestaurant({ id: "c", cuisine: ["Thai"], priceRange: 1, rating: 3 });

  it("lets through what passes every active filter, in the order given", () => {
    const filters = { ...EMPTY_FILTERS, cuisine: ["Thai"], priceRange: [1 as const] };
    expect(filterRestaurants([poor, dear, thai], filters, NOON)).toEqual([poor, thai]);
    expect(filterRestaurants([poor, dear, thai], { ...filters, rating: 4 }, NOON)).toEqual([thai]);
  });

  it("does not call open what may have closed", () => {
    const leaving = { ...thai, mayHaveClosed: true as const };
    expect(filterRestaurants([leaving, thai], { ...EMPTY_FILTERS, openNow: true }, NOON)).toEqual([
      thai,
    ]);
  });

  it("lets everything through when no filter is active, and leaves the list alone", () => {
    const list = [dear, thai, poor];
    expect(filterRestaurants(list, EMPTY_FILTERS, NOON)).toEqual([dear, thai, poor]);
    expect(filterRestaurants(list, EMPTY_FILTERS, NOON)).not.toBe(list);
    expect(filterRestaurants([], EMPTY_FILTERS, NOON)).toEqual([]);
  });
});
