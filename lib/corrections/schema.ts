import * as z from "zod/mini";
import { KNOWN_BY_NAMES, type KnownBy } from "@/lib/corrections/known-by";
import type { Translator } from "@/lib/languages/translator";
import { readPosition } from "@/lib/map/set-position";
import type english from "@/lib/messages/en/forms/correction.json";
import type ofFacts from "@/lib/messages/en/forms/facts-form.json";
import { RESTAURANT_FACTS } from "@/lib/restaurants/facts/fact-table";
import {
  CHOICE_FACTS,
  choicesOf,
  FACT_NAMES,
  isListFact,
  LIST_FACTS,
  TEXT_FACTS,
  type ChoiceFact,
  type ListFact,
  type RestaurantFact,
} from "@/lib/restaurants/facts/restaurant-facts";

/** Every fact that can be corrected, in the order of the form (P14.82). */
export type CorrectedFact = RestaurantFact;

/** The values that a fact with any of several can have. */
const valuesOf = (fact: ListFact): readonly string[] => RESTAURANT_FACTS[fact].values;

const SHORTEST_EVIDENCE = 5;

/** The field of one value of a list, and of what the list had when the form was shown. */
export const valueField = (fact: ListFact, value: string) => `${fact}:${value}`;
export const presentField = (fact: ListFact) => `${fact}:now`;

/** The field that says how the sender knows a fact. */
export const knownField = (fact: CorrectedFact) => `known:${fact}`;

const id = z.string().check(z.minLength(1), z.maxLength(200));
const textUpTo1000 = (long: string) =>
  z.optional(z.string().check(z.trim(), z.maxLength(1_000, long)));

const shape = <Name extends string, Field>(names: readonly Name[], field: Field) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;

const oneOf = (values: readonly string[]) => z.catch(z.enum(["", ...values]), "");

/** "Still open", as its form sends it. */
export const confirmationSchema = z.object({ restaurantId: id });

/** "Closed for good", as its form sends it. */
export const closureSchema = (t: Translator<keyof typeof english>) =>
  z.object({
    restaurantId: id,
    evidence: z
      .string()
      .check(
        z.trim(),
        z.minLength(SHORTEST_EVIDENCE, t("fault.evidence")),
        z.maxLength(1_000, t("fault.long")),
      ),
  });

function factsSchema(long: string) {
  const text = textUpTo1000(long);
  return z.object({
    ...shape(TEXT_FACTS, text),
    ...(Object.fromEntries(
      CHOICE_FACTS.map((fact) => [fact, oneOf(choicesOf(fact).map(({ value }) => value))]),
    ) as Record<ChoiceFact, ReturnType<typeof oneOf>>),
    lat: text,
    lng: text,
    ...shape(
      LIST_FACTS.flatMap((fact) => [
        presentField(fact),
        ...valuesOf(fact).map((value) => valueField(fact, value)),
      ]),
      text,
    ),
    ...shape(FACT_NAMES.map(knownField), oneOf(KNOWN_BY_NAMES)),
  });
}

type Values = Readonly<Record<string, unknown>>;

const wordOf = (values: Values, name: string) => String(values[name] ?? "").trim();

/** The values of a list that were chosen, where they are others than before; "none" for no value. */
function changedList(values: Values, fact: ListFact) {
  const chosen = valuesOf(fact).filter((value) => wordOf(values, valueField(fact, value)));
  const present = wordOf(values, presentField(fact)).split(", ");
  const before = valuesOf(fact).filter((value) => present.includes(value));
  const text = chosen.join(", ");
  return text === before.join(", ") ? "" : text || "none";
}

function correctedValue(values: Values, fact: CorrectedFact) {
  if (isListFact(fact)) return changedList(values, fact);
  if (fact !== "position") return wordOf(values, fact);
  const position = readPosition(wordOf(values, "lat"), wordOf(values, "lng"));
  return position ? `${position.lat}, ${position.lng}` : "";
}

/** The suggested value of each fact; unchanged facts are absent. From a form's texts, validated or not. */
export function correctedFacts(values: Values): Partial<Record<CorrectedFact, string>> {
  return Object.fromEntries(
    FACT_NAMES.flatMap((fact) => {
      const value = correctedValue(values, fact);
      return value ? [[fact, value]] : [];
    }),
  );
}

/** By fact that is corrected, how the sender knows it, where that was chosen. */
export function correctedSources(values: Values): Partial<Record<CorrectedFact, KnownBy>> {
  const facts = Object.keys(correctedFacts(values)) as CorrectedFact[];
  return Object.fromEntries(
    facts.flatMap((fact) => {
      const known = wordOf(values, knownField(fact));
      return known ? [[fact, known as KnownBy]] : [];
    }),
  );
}

/** "Something is wrong", as its form sends it: at least one fact, and of each how the sender knows it. */
export const correctionSchema = (
  t: Translator<keyof typeof ofFacts>,
  shared: Translator<keyof typeof english>,
) =>
  z
    .extend(factsSchema(shared("fault.long")), {
      restaurantId: id,
      evidence: z.string().check(z.trim(), z.maxLength(1_000, shared("fault.long"))),
    })
    .check(
      z.refine(
        ({ lat = "", lng = "" }) =>
          (lat === "" && lng === "") || readPosition(lat, lng) !== undefined,
        { path: ["lng"], error: t("fault.position") },
      ),
      z.refine((values) => Object.keys(correctedFacts(values)).length > 0, {
        path: ["name"],
        error: t("fault.nothing"),
      }),
      z.refine(
        (values) => {
          const facts = Object.keys(correctedFacts(values)).length;
          const explained = Object.keys(correctedSources(values)).length;
          return values.evidence.length >= SHORTEST_EVIDENCE || (facts > 0 && explained === facts);
        },
        { path: ["evidence"], error: shared("fault.evidence") },
      ),
    );
