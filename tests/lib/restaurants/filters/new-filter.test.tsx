import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FilterFields } from "@/components/restaurants/near-me-filters/filter-fields";
import { activeFilters, EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";
import { optionCounts } from "@/lib/restaurants/filters/filter-choice";
import type * as Kinds from "@/lib/restaurants/filters/filter-kinds";
import { filterRestaurants } from "@/lib/restaurants/filters/filter-restaurants";
import type * as Filters from "@/lib/restaurants/filters/filters";
import { DEFAULT_TILED_STATE, parseFragment, toFragment } from "@/lib/restaurants/near-me/fragment";
import { summarize } from "@/lib/restaurants/summary";
import type { RestaurantFilters } from "@/lib/restaurants/types";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

/** The table of filters, and one more line. */
jest.mock("@/lib/restaurants/filters/filters", () => {
  const actual = jest.requireActual<typeof Filters>("@/lib/restaurants/filters/filters");
  const { flagFilter } = jest.requireActual<typeof Kinds>("@/lib/restaurants/filters/filter-kinds");
  const photographed = flagFilter({
    parameter: "photos",
    place: 9,
    label: "with photos",
    matches: (restaurant) => "photoCount" in restaurant,
    isFeature: true,
    isForTiles: true,
  });
  return {
    ...actual,
    FILTERS: { ...actual.FILTERS, photographed },
    FILTER_NAMES: [...actual.FILTER_NAMES, "photographed"],
    FLAGS_AMONG_FEATURES: [
      ...actual.FLAGS_AMONG_FEATURES,
      { name: "photographed", label: "with photos" },
    ],
  };
});

const NOW = new Date("2026-11-26T12:00:00Z");
const WITHOUT = summarize(exampleRestaurant());
const WITH = { ...WITHOUT, id: "with", photoCount: 2 };
const ON = { ...EMPTY_FILTERS, photographed: true } as RestaurantFilters;

test("one line of the table makes a filter that every part of near me knows", async () => {
  expect(EMPTY_FILTERS).toHaveProperty("photographed", false);
  expect(parseFragment("#photos=1", true).filters).toEqual(ON);
  expect(parseFragment("#photos=1").filters).toEqual(EMPTY_FILTERS);
  expect(toFragment({ ...DEFAULT_TILED_STATE, filters: ON })).toContain("photos=1");
  expect(activeFilters(ON)).toEqual([
    { key: "photographed", label: "with photos", without: EMPTY_FILTERS },
  ]);
  expect(filterRestaurants([WITHOUT, WITH], ON, NOW)).toEqual([WITH]);
  expect(optionCounts([WITHOUT, WITH], EMPTY_FILTERS, NOW).get("photographed")).toBe(1);

  const onChange = jest.fn();
  render(<FilterFields filters={EMPTY_FILTERS} choice={{ cuisines: [] }} onChange={onChange} />);
  await userEvent.click(screen.getByRole("button", { name: "with photos" }));
  expect(onChange).toHaveBeenCalledWith(ON);
});
