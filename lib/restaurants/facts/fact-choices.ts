import { VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { VENUE_KINDS } from "@/lib/restaurants/facts/venue-kind";

/** Facts with one of several values, by column of `restaurants`, as forms send them. */
export const FACT_CHOICES = {
  veganLevel: VEGAN_LEVELS,
  kind: VENUE_KINDS,
  priceRange: ["1", "2", "3", "4"],
  wheelchair: ["yes", "limited", "no"],
} as const;

export type ChoiceFact = keyof typeof FACT_CHOICES;

export const isChoiceFact = (name: string): name is ChoiceFact => Object.hasOwn(FACT_CHOICES, name);
