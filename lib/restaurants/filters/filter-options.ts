import type { PriceRange } from "@/lib/restaurants/types";

/** P5.8. */
export const CUISINES = [
  "Mediterranean",
  "Asian Fusion",
  "American",
  "Italian",
  "Mexican",
  "Indian",
  "Thai",
  "Japanese",
  "French",
  "Farm-to-table",
  "Raw",
  "Comfort Food",
] as const;

export const FEATURES = [
  "outdoor seating",
  "delivery",
  "takeout",
  "reservations",
  "wifi",
  "pet friendly",
  "family friendly",
  "bar",
  "date night",
  "groups",
  "casual dining",
] as const;

export const DIETARY_OPTIONS = [
  "gluten-free options",
  "organic",
  "raw options",
  "nut-free options",
  "soy-free options",
  "oil-free",
  "sugar-free",
] as const;

export const PRICE_RANGES = [1, 2, 3, 4] as const satisfies readonly PriceRange[];

/** Minimum ratings; 0 is any. */
export const MINIMUM_RATINGS = [0, 3, 4, 4.5] as const;
