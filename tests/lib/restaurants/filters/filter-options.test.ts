/** @jest-environment node */
import {
  activeFilters,
  countActiveFilters,
  EMPTY_FILTERS,
} from "@/lib/restaurants/filters/active-filters";
import {
  CUISINES,
  DIETARY_OPTIONS,
  FEATURES,
  MINIMUM_RATINGS,
  PRICE_RANGES,
} from "@/lib/restaurants/filters/filter-options";
import type { RestaurantFilters } from "@/lib/restaurants/types";

describe("the options of P5.8", () => {
  it("are there in their order", () => {
    expect(CUISINES.join(", ")).toBe(
      "Mediterranean, Asian Fusion, American, Italian, Mexican, Indian, Thai, Japanese, French, Farm-to-table, Raw, Comfort Food",
    );
    expect(FEATURES.join(", ")).toBe(
      "outdoor seating, delivery, takeout, reservations, wifi, pet friendly, family friendly, bar, date night, groups, casual dining",
    );
    expect(DIETARY_OPTIONS.join(", ")).toBe(
      "gluten-free options, organic, raw options, nut-free options, soy-free options, oil-free, sugar-free",
    );
    expect(MINIMUM_RATINGS).toEqual([0, 3, 4, 4.5]);
    expect(PRICE_RANGES).toEqual([1, 2, 3, 4]);
  });
});

const ALL: RestaurantFilters = {
  text: "ramen",
  veganLevel: ["vegan"],
  cuisine: ["Thai", "Raw"],
  features: ["bar", "wifi", "groups"],
  dietaryOptions: ["organic"],
  priceRange: [2, 1],
  rating: 4.5,
  openNow: true,
  wheelchair: true,
};

describe("countActiveFilters", () => {
  it.each<[string, Partial<RestaurantFilters>, number]>([
    ["nothing", {}, 0],
    ["the search text", { text: "ramen" }, 0],
    ["one cuisine", { cuisine: ["Thai"] }, 1],
    ["two cuisines", { cuisine: ["Thai", "Raw"] }, 2],
    ["three features", { features: ["bar", "wifi", "groups"] }, 3],
    ["one dietary option", { dietaryOptions: ["organic"] }, 1],
    ["one price", { priceRange: [1] }, 1],
    ["all four prices", { priceRange: [1, 2, 3, 4] }, 1],
    ["a rating", { rating: 3 }, 1],
    ["open now", { openNow: true }, 1],
    ["wheelchair access", { wheelchair: true }, 1],
    ["all together", ALL, 11],
  ])("counts %s", (_, filters, count) => {
    expect(countActiveFilters({ ...EMPTY_FILTERS, ...filters })).toBe(count);
  });
});

describe("activeFilters", () => {
  it("names each active filter, in the order of the panel", () => {
    expect(activeFilters(ALL).map(({ label }) => label)).toEqual([
      "Fully vegan",
      "Open now",
      "Price $, $$",
      "Rating 4.5+",
      "Thai",
      "Raw",
      "organic",
      "bar",
      "wifi",
      "groups",
      "wheelchair access",
    ]);
    expect(activeFilters({ ...EMPTY_FILTERS, text: "ramen" })).toEqual([]);
  });

  it("has as many entries as the count says, each with a key of its own", () => {
    const keys = activeFilters(ALL).map(({ key }) => key);
    expect(keys).toHaveLength(countActiveFilters(ALL));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("takes away one filter and leaves the others and the text", () => {
    const without = (label: string) =>
      activeFilters(ALL).find((entry) => entry.label === label)?.without;
    expect(without("Thai")).toEqual({ ...ALL, cuisine: ["Raw"] });
    expect(without("wifi")).toEqual({ ...ALL, features: ["bar", "groups"] });
    expect(without("organic")).toEqual({ ...ALL, dietaryOptions: [] });
    expect(without("Price $, $$")).toEqual({ ...ALL, priceRange: [] });
    expect(without("Rating 4.5+")).toEqual({ ...ALL, rating: 0 });
    expect(without("Open now")).toEqual({ ...ALL, openNow: false });
  });
});
