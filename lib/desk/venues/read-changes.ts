import { readFacts } from "@/lib/desk/facts";
import type { VenueField, VenueValues } from "@/lib/desk/venues/schema";
import { DESK_FACTS, isListFact, type DeskFact } from "@/lib/restaurants/facts/restaurant-facts";
import { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";
import { factOf } from "@/lib/restaurants/facts/social-networks";
import type { Restaurant } from "@/lib/restaurants/types";

/** Opening hours are read: that takes more than the text. */
const PLAIN_FACTS = DESK_FACTS.filter((fact) => fact !== "hoursText");

/** Columns that are an empty list where nothing is known. */
const isListColumn = (fact: DeskFact) => fact === "cuisine" || isListFact(fact);

const MESSAGES: Partial<Record<VenueField, string>> = {
  phone: "This is not a telephone number.",
  website: "This is not the address of a website.",
  email: "This is not an email address.",
  instagram: "This is neither a page nor a name of Instagram.",
  facebook: "This is neither a page nor a name of Facebook.",
  features: `Please use these, with commas between them: ${FEATURES.join(", ")}.`,
  dietaryOptions: `Please use these, with commas between them: ${DIETARY_OPTIONS.join(", ")}.`,
};

/** A fact as the form shows it. */
export function venueText(restaurant: Restaurant, field: VenueField) {
  const value = factOf(restaurant, field);
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}

/** All facts as the form shows them. */
export function venueFacts(restaurant: Restaurant) {
  const fields = [...DESK_FACTS, "lat", "lng", "cityId"] as const;
  const texts = fields.map((field) => [field, venueText(restaurant, field)]);
  return Object.fromEntries(texts) as Record<VenueField, string>;
}

/** What of a restaurant's form differs from its record, by column, and which fields cannot be read. */
export function readChanges(values: VenueValues, restaurant: Restaurant) {
  const changes: (readonly [string, unknown])[] = [];
  const errors: Record<string, string> = {};
  for (const field of PLAIN_FACTS) {
    const text = values[field];
    if (text === venueText(restaurant, field)) continue;
    const empty = isListColumn(field) ? [] : null;
    const value = text === "" ? empty : readFacts({ [field]: text })[field];
    if (value === undefined) errors[field] = MESSAGES[field] ?? "This cannot be read.";
    else changes.push([field, value]);
  }
  for (const field of ["lat", "lng"] as const)
    if (Number(values[field]) !== restaurant[field]) changes.push([field, Number(values[field])]);
  return { changes, errors };
}
