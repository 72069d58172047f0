import { VEGAN_LEVEL_TEXTS, VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { VENUE_KINDS } from "@/lib/restaurants/facts/venue-kind";
import { WHEELCHAIR_ACCESS, WHEELCHAIR_TEXTS } from "@/lib/restaurants/facts/wheelchair";
import { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";

/** A value of a fact with one of several, as forms send it and as pages show it. */
export type FactChoice = { value: string; label: string; meaning?: string };

type Declaration = {
  label: string;
  /** How it is written in forms; "choice": one of several values; "list": any of several. */
  kind: "text" | "area" | "hours" | "cuisine" | "position" | "choice" | "list";
  hint?: string;
  /** The longest text of it that the desk takes. */
  longest?: number;
  choices?: readonly FactChoice[];
  values?: readonly string[];
  /** OpenStreetMap has it, and the desk compares it. */
  fromOsm?: true;
};

const PAGE_HINT = "The address of its page, or its name there.";

/** The facts of a restaurant that members and the desk change, by column or network, in the order of the form (P14.82). */
export const RESTAURANT_FACTS = {
  name: {
    label: "Name",
    kind: "text",
    hint: "As it is written at the door.",
    longest: 200,
    fromOsm: true,
  },
  latinName: {
    label: "Name in Latin letters",
    kind: "text",
    hint: "For those who do not read the script of the name.",
    longest: 200,
    fromOsm: true,
  },
  hoursText: { label: "Opening hours", kind: "hours", longest: 1_000, fromOsm: true },
  address: { label: "Address", kind: "text", longest: 300, fromOsm: true },
  postcode: { label: "Postcode", kind: "text", longest: 20, fromOsm: true },
  city: { label: "City", kind: "text", hint: "The town or city that it is listed in." },
  position: { label: "Position", kind: "position" },
  phone: { label: "Phone", kind: "text", longest: 60, fromOsm: true },
  website: { label: "Website", kind: "text", longest: 500, fromOsm: true },
  email: { label: "Email", kind: "text", longest: 254, fromOsm: true },
  instagram: { label: "Instagram", kind: "text", hint: PAGE_HINT, longest: 500, fromOsm: true },
  facebook: { label: "Facebook", kind: "text", hint: PAGE_HINT, longest: 500, fromOsm: true },
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
} as const satisfies Readonly<Record<string, Declaration>>;

type Table = typeof RESTAURANT_FACTS;

export type RestaurantFact = keyof Table;

type OfKind<Kind extends Declaration["kind"]> = {
  [Name in RestaurantFact]: Table[Name]["kind"] extends Kind ? Name : never;
}[RestaurantFact];

export type ChoiceFact = OfKind<"choice">;
export type ListFact = OfKind<"list">;
/** Facts that are sent as one text. */
export type TextFact = OfKind<"text" | "area" | "hours" | "cuisine">;
/** Facts that the desk writes in one field; the position has two, and the city is chosen. */
export type DeskFact = Exclude<RestaurantFact, "position" | "city">;
export type ComparedFact = {
  [Name in RestaurantFact]: Table[Name] extends { fromOsm: true } ? Name : never;
}[RestaurantFact];

const declared = (name: RestaurantFact): Declaration => RESTAURANT_FACTS[name];

export const FACT_NAMES = Object.keys(RESTAURANT_FACTS) as RestaurantFact[];

const TEXT_KINDS: readonly Declaration["kind"][] = ["text", "area", "hours", "cuisine"];

export const TEXT_FACTS = FACT_NAMES.filter((name) =>
  TEXT_KINDS.includes(declared(name).kind),
) as TextFact[];

export const DESK_FACTS = FACT_NAMES.filter(
  (name) => name !== "position" && name !== "city",
) as DeskFact[];

export const COMPARED_FACTS = FACT_NAMES.filter((name) => declared(name).fromOsm) as ComparedFact[];

export const CHOICE_FACTS = FACT_NAMES.filter(
  (name) => declared(name).kind === "choice",
) as ChoiceFact[];

export const LIST_FACTS = FACT_NAMES.filter((name) => declared(name).kind === "list") as ListFact[];

export const isRestaurantFact = (name: string): name is RestaurantFact =>
  Object.hasOwn(RESTAURANT_FACTS, name);

export const isChoiceFact = (name: string): name is ChoiceFact =>
  isRestaurantFact(name) && declared(name).kind === "choice";

export const isListFact = (name: string): name is ListFact =>
  isRestaurantFact(name) && declared(name).kind === "list";

/** What a form says beside the field of a fact. */
export const factHint = (name: RestaurantFact) => declared(name).hint;

/** The values of a fact with one of several, each with its words. */
export const choicesOf = (name: ChoiceFact): readonly FactChoice[] =>
  RESTAURANT_FACTS[name].choices;

/** The longest text of a fact that the desk takes. */
export const longestOf = (name: DeskFact): number => RESTAURANT_FACTS[name].longest;
