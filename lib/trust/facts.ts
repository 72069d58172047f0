import type { RestaurantFact } from "@/lib/restaurants/facts/restaurant-facts";

/** What trusted members correct at once (P14.972); the desk decides on everything else. */
export const FACTS_AT_ONCE = [
  "hoursText",
  "phone",
  "website",
  "email",
  "instagram",
  "facebook",
  "cuisine",
  "features",
] as const satisfies readonly RestaurantFact[];

export type FactAtOnce = (typeof FACTS_AT_ONCE)[number];

export const isAtOnce = (fact: string): fact is FactAtOnce =>
  (FACTS_AT_ONCE as readonly string[]).includes(fact);
