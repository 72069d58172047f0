import type english from "@/lib/messages/en/forms/fact-hints.json";
import { VEGAN_LEVEL_TEXTS, VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { VENUE_KINDS } from "@/lib/restaurants/facts/venue-kind";
import { WHEELCHAIR_ACCESS, WHEELCHAIR_TEXTS } from "@/lib/restaurants/facts/wheelchair";
import { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";

/** A value of a fact with one of several, as forms send it and as pages show it. */
export type FactChoice = { value: string; label: string; meaning?: string };

export type FactDeclaration = {
  label: string;
  /** How it is written in forms; "choice": one of several values; "list": any of several. */
  kind: "text" | "area" | "hours" | "cuisine" | "position" | "choice" | "list";
  /** What forms say beside its field, as the id of its text. */
  hint?: keyof typeof english;
  /** Written in Latin letters or digits, from left to right also where the page is not. */
  isLatin?: true;
  /** The longest text of it that the desk takes. */
  longest?: number;
  choices?: readonly FactChoice[];
  values?: readonly string[];
  /** OpenStreetMap has it, and the desk compares it. */
  fromOsm?: true;
};

/** The facts of a restaurant that members and the desk change, by column or network, in the order of the form (P14.82). */
export const RESTAURANT_FACTS = {
  name: {
    label: "Name",
    kind: "text",
    hint: "hint.name",
    longest: 200,
    fromOsm: true,
  },
  latinName: {
    label: "Name in Latin letters",
    kind: "text",
    hint: "hint.latinName",
    isLatin: true,
    longest: 200,
    fromOsm: true,
  },
  hoursText: { label: "Opening hours", kind: "hours", longest: 1_000, fromOsm: true },
  address: { label: "Address", kind: "text", longest: 300, fromOsm: true },
  postcode: { label: "Postcode", kind: "text", isLatin: true, longest: 20, fromOsm: true },
  city: { label: "City", kind: "text", hint: "hint.city" },
  position: { label: "Position", kind: "position" },
  phone: { label: "Phone", kind: "text", isLatin: true, longest: 60, fromOsm: true },
  website: { label: "Website", kind: "text", isLatin: true, longest: 500, fromOsm: true },
  email: { label: "Email", kind: "text", isLatin: true, longest: 254, fromOsm: true },
  instagram: {
    label: "Instagram",
    kind: "text",
    hint: "hint.page",
    isLatin: true,
    longest: 500,
    fromOsm: true,
  },
  facebook: {
    label: "Facebook",
    kind: "text",
    hint: "hint.page",
    isLatin: true,
    longest: 500,
    fromOsm: true,
  },
  cuisine: { label: "Cuisine", kind: "cuisine", longest: 300, fromOsm: true },
  description: { label: "Description", kind: "area", longest: 2_000 },
  veganLevel: {
    label: "How vegan",
    kind: "choice",
    choices: VEGAN_LEVELS.map((value) => ({ value, ...VEGAN_LEVEL_TEXTS[value] })),
    longest: 30,
    fromOsm: true,
  },
  kind: {
    label: "Kind",
    kind: "choice",
    choices: VENUE_KINDS.map((value) => ({ value, label: value })),
    longest: 30,
    fromOsm: true,
  },
  priceRange: {
    label: "Price",
    kind: "choice",
    choices: ["1", "2", "3", "4"].map((value) => ({ value, label: "$".repeat(Number(value)) })),
    longest: 1,
  },
  features: { label: "Features", kind: "list", values: FEATURES, longest: 300, fromOsm: true },
  dietaryOptions: {
    label: "Dietary options",
    kind: "list",
    values: DIETARY_OPTIONS,
    longest: 300,
    fromOsm: true,
  },
  wheelchair: {
    label: "Wheelchair",
    kind: "choice",
    choices: WHEELCHAIR_ACCESS.map((value) => ({ value, label: WHEELCHAIR_TEXTS[value].label })),
    longest: 10,
    fromOsm: true,
  },
} as const satisfies Readonly<Record<string, FactDeclaration>>;
