import { factOf } from "@/lib/restaurants/facts/social-networks";
import type { Restaurant } from "@/lib/restaurants/types";

/** Pages that only an owner names, by column: what links to them say. */
export const OWNER_LINKS = {
  menuUrl: "Menu",
  bookingUrl: "Book a table",
  deliveryUrl: "Order delivery",
} as const;

export type OwnerLink = keyof typeof OWNER_LINKS;

export const OWNER_LINK_NAMES = Object.keys(OWNER_LINKS) as OwnerLink[];

/** What an owner changes at once (P14.980); the desk decides on everything else. */
export const OWNER_FACTS = [
  "hoursText",
  "phone",
  "website",
  "email",
  "instagram",
  "facebook",
  ...OWNER_LINK_NAMES,
] as const;

export type OwnerFact = (typeof OWNER_FACTS)[number];

/** The facts of a restaurant that its owner changes, as the form shows them. */
export function ownerFactTexts(restaurant: Restaurant) {
  const texts = OWNER_FACTS.map((fact) => [fact, String(factOf(restaurant, fact) ?? "")]);
  return Object.fromEntries(texts) as Record<OwnerFact, string>;
}

/** The field that has what the form showed of a fact: what stays is not written over what others changed meanwhile. */
export const shownField = <Fact extends OwnerFact>(fact: Fact) => `shown:${fact}` as const;
