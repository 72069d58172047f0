import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { translator, type Translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/forms/fact-hints.json";
import {
  RESTAURANT_FACTS,
  type FactChoice,
  type FactDeclaration,
} from "@/lib/restaurants/facts/fact-table";

type Table = typeof RESTAURANT_FACTS;

export type RestaurantFact = keyof Table;

type OfKind<Kind extends FactDeclaration["kind"]> = {
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

const declared = (name: RestaurantFact): FactDeclaration => RESTAURANT_FACTS[name];

export const FACT_NAMES = Object.keys(RESTAURANT_FACTS) as RestaurantFact[];

const TEXT_KINDS: readonly FactDeclaration["kind"][] = ["text", "area", "hours", "cuisine"];

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

/** What a form says beside the field of a fact, in English or another language. */
export function factHint(
  name: RestaurantFact,
  t: Translator<keyof typeof english> = translator(DEFAULT_LANGUAGE, english),
) {
  const { hint } = declared(name);
  return hint && t(hint);
}

/** Whether a fact is written from left to right on every page. */
export const isLatinFact = (name: RestaurantFact) => declared(name).isLatin === true;

/** The values of a fact with one of several, each with its words. */
export const choicesOf = (name: ChoiceFact): readonly FactChoice[] =>
  RESTAURANT_FACTS[name].choices;

/** The longest text of a fact that the desk takes. */
export const longestOf = (name: DeskFact): number => RESTAURANT_FACTS[name].longest;
