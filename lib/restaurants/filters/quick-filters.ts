import type { RestaurantFilters } from "@/lib/restaurants/types";
import { VEGAN_LEVEL_TEXTS, type VeganLevel } from "@/lib/restaurants/facts/vegan-level";

/** A filter with a chip of its own beside the search box of a phone. `key` is that of its active filter. */
export type QuickFilter = {
  key: string;
  label: string;
  /** Of a filter on it, which its leaf shows as well. */
  level?: VeganLevel;
  isOn: (filters: RestaurantFilters) => boolean;
  toggled: (filters: RestaurantFilters) => RestaurantFilters;
};

function toggle<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
}

const OPEN_NOW: QuickFilter = {
  key: "openNow",
  label: "Open now",
  isOn: ({ openNow }) => openNow,
  toggled: (filters) => ({ ...filters, openNow: !filters.openNow }),
};

const ofLevel = (level: VeganLevel): QuickFilter => ({
  key: `veganLevel:${level}`,
  label: VEGAN_LEVEL_TEXTS[level].label,
  level,
  isOn: ({ veganLevel }) => veganLevel.includes(level),
  toggled: (filters) => ({ ...filters, veganLevel: toggle(filters.veganLevel, level) }),
});

const of = (list: "features" | "dietaryOptions", value: string, label: string): QuickFilter => ({
  key: `${list}:${value}`,
  label,
  isOn: (filters) => filters[list].includes(value),
  toggled: (filters) => ({ ...filters, [list]: toggle(filters[list], value) }),
});

/** With the samples. */
export const QUICK_FILTERS: readonly QuickFilter[] = [OPEN_NOW];

/** Where restaurants come from tiles (P14.262). */
export const TILED_QUICK_FILTERS: readonly QuickFilter[] = [
  OPEN_NOW,
  ofLevel("vegan"),
  ofLevel("vegetarian"),
  of("features", "takeout", "Takeout"),
  of("features", "outdoor seating", "Outdoor seating"),
  of("dietaryOptions", "gluten-free options", "Gluten-free options"),
  {
    key: "wheelchair",
    label: "Wheelchair access",
    isOn: ({ wheelchair }) => wheelchair,
    toggled: (filters) => ({ ...filters, wheelchair: !filters.wheelchair }),
  },
];
