/** @jest-environment node */
import { RESTAURANTS } from "@/data/restaurants";
import { optionCounts, presentCuisines } from "@/lib/restaurants/filters/filter-choice";
import { EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";
import { CUISINES } from "@/lib/restaurants/filters/filter-options";
import { summarize } from "@/lib/restaurants/summary";

const of = (...cuisine: string[]) => ({ ...summarize(RESTAURANTS[0]!), cuisine });

test("the cuisines that are there come first, most frequent first, and the specified ones after them", () => {
  const found = [of("Vietnamese", "Thai"), of("Vietnamese"), of("Burger"), of("Thai"), of("Thai")];
  const cuisines = presentCuisines(found);
  expect(cuisines.slice(0, 4)).toEqual(["Thai", "Vietnamese", "Burger", "Mediterranean"]);
  expect(cuisines).toEqual(expect.arrayContaining([...CUISINES]));
  expect(cuisines).toHaveLength(CUISINES.length + 2);
});

describe("how many each option would leave (P14.645)", () => {
  const place = (facts: Partial<ReturnType<typeof of>>) =>
    ({
      ...of(),
      features: [],
      dietaryOptions: [],
      sample: false,
      ...{ priceRange: undefined, rating: undefined, veganLevel: undefined },
      ...facts,
    }) as ReturnType<typeof of>;
  const places = [
    place({ cuisine: ["Thai"], features: ["takeout"], veganLevel: "vegan", rating: 4.6 }),
    place({
      cuisine: ["Thai", "Indian"],
      features: ["takeout", "wifi"],
      wheelchair: "yes",
      priceRange: 2,
    }),
    place({ cuisine: ["Indian"], dietaryOptions: ["organic"] }),
  ];
  const noon = new Date("2026-11-26T17:00:00Z");

  test.each<[string, Partial<typeof EMPTY_FILTERS>, Record<string, number | undefined>]>([
    [
      "without filters",
      {},
      {
        "cuisine:Thai": 2,
        "cuisine:Indian": 2,
        "features:takeout": 2,
        "features:wifi": 1,
        "dietaryOptions:organic": 1,
        "veganLevel:vegan": 1,
        "veganLevel:vegetarian": 1,
        "priceRange:2": 1,
        "rating:4": 1,
        "rating:4.5": 1,
        wheelchair: 1,
      },
    ],
    [
      "beside one cuisine, of which others may be chosen too",
      { cuisine: ["Thai"] },
      { "cuisine:Indian": 2, "features:takeout": 2, "features:wifi": 1, wheelchair: 1 },
    ],
    [
      "levels, prices and ratings beside other filters",
      { cuisine: ["Indian"] },
      { "veganLevel:vegan": undefined, "priceRange:2": 1, "rating:4": undefined },
    ],
    [
      "beside a price, of which others may be chosen too",
      { priceRange: [1] },
      { "priceRange:2": 1, "cuisine:Thai": undefined },
    ],
    [
      "beside a feature, which has to be there with others",
      { features: ["wifi"] },
      { "features:takeout": 1, "cuisine:Thai": 1, "cuisine:Indian": 1 },
    ],
    [
      "beside two filters that leave nothing",
      { features: ["wifi"], wheelchair: false, text: "no" },
      {},
    ],
  ])("%s", (_, filters, expected) => {
    const counts = optionCounts(places, { ...EMPTY_FILTERS, ...filters }, noon);
    for (const [key, count] of Object.entries(expected))
      expect([key, counts.get(key)]).toEqual([key, count]);
    if (filters.text) expect(counts.size).toBe(0);
  });

  test("what may have closed is not open", () => {
    const open = place({ hours: { thursday: [{ open: "11:00", close: "14:00" }] } });
    const counts = (restaurant: typeof open) =>
      optionCounts([restaurant], EMPTY_FILTERS, noon).get("openNow");
    expect(counts(open)).toBe(1);
    expect(counts({ ...open, mayHaveClosed: true })).toBeUndefined();
  });
});
