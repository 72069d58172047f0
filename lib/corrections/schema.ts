import * as z from "zod/mini";
import { KNOWN_BY_NAMES, type KnownBy } from "@/lib/corrections/known-by";
import { readPosition } from "@/lib/map/set-position";
import { FACT_CHOICES } from "@/lib/restaurants/facts/fact-choices";
import { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";

/** Facts that are corrected in a line of text. */
const TEXT_FACTS = [
  "name",
  "latinName",
  "hoursText",
  "address",
  "postcode",
  "city",
  "phone",
  "website",
  "email",
  "instagram",
  "facebook",
  "cuisine",
  "description",
] as const;

/** Facts with any of several values. */
export const LIST_FACTS = { features: FEATURES, dietaryOptions: DIETARY_OPTIONS } as const;

export type ListFact = keyof typeof LIST_FACTS;

/** Every fact that can be corrected, in the order of the form (P14.82). */
export const CORRECTED_FACTS = [
  "name",
  "latinName",
  "hoursText",
  "address",
  "postcode",
  "city",
  "position",
  "phone",
  "website",
  "email",
  "instagram",
  "facebook",
  "cuisine",
  "description",
  "veganLevel",
  "kind",
  "priceRange",
  "features",
  "dietaryOptions",
  "wheelchair",
] as const;

export type CorrectedFact = (typeof CORRECTED_FACTS)[number];

const MESSAGES = {
  evidence: "Please say in a few words how you know.",
  long: "Please write at most 1,000 characters.",
  nothing: "Please give at least one new value.",
  position: "Please give a latitude from -90 to 90 and a longitude from -180 to 180, or neither.",
};

const SHORTEST_EVIDENCE = 5;

/** The field of one value of a list, and of what the list had when the form was shown. */
export const valueField = (fact: ListFact, value: string) => `${fact}:${value}`;
export const presentField = (fact: ListFact) => `${fact}:now`;

/** The field that says how the sender knows a fact. */
export const knownField = (fact: CorrectedFact) => `known:${fact}`;

const id = z.string().check(z.minLength(1), z.maxLength(200));
const text = z.optional(z.string().check(z.trim(), z.maxLength(1_000, MESSAGES.long)));
const evidence = z
  .string()
  .check(
    z.trim(),
    z.minLength(SHORTEST_EVIDENCE, MESSAGES.evidence),
    z.maxLength(1_000, MESSAGES.long),
  );

const shape = <Name extends string, Field>(names: readonly Name[], field: Field) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;

const oneOf = (values: readonly string[]) => z.catch(z.enum(["", ...values]), "");

const listNames = Object.keys(LIST_FACTS) as ListFact[];

/** "Still open", as its form sends it. */
export const confirmationSchema = z.object({ restaurantId: id });

/** "Closed for good", as its form sends it. */
export const closureSchema = z.object({ restaurantId: id, evidence });

const factsSchema = z.object({
  ...shape(TEXT_FACTS, text),
  veganLevel: oneOf(FACT_CHOICES.veganLevel),
  kind: oneOf(FACT_CHOICES.kind),
  priceRange: oneOf(FACT_CHOICES.priceRange),
  wheelchair: oneOf(FACT_CHOICES.wheelchair),
  lat: text,
  lng: text,
  ...shape(
    listNames.flatMap((fact) => [
      presentField(fact),
      ...LIST_FACTS[fact].map((value) => valueField(fact, value)),
    ]),
    text,
  ),
  ...shape(CORRECTED_FACTS.map(knownField), oneOf(KNOWN_BY_NAMES)),
});

type Values = Readonly<Record<string, unknown>>;

const wordOf = (values: Values, name: string) => String(values[name] ?? "").trim();

/** The values of a list that were chosen, where they are others than before; "none" for no value. */
function changedList(values: Values, fact: ListFact) {
  const chosen = LIST_FACTS[fact].filter((value) => wordOf(values, valueField(fact, value)));
  const present = wordOf(values, presentField(fact)).split(", ");
  const before = LIST_FACTS[fact].filter((value) => present.includes(value));
  const text = chosen.join(", ");
  return text === before.join(", ") ? "" : text || "none";
}

function correctedValue(values: Values, fact: CorrectedFact) {
  if (fact === "features" || fact === "dietaryOptions") return changedList(values, fact);
  if (fact !== "position") return wordOf(values, fact);
  const position = readPosition(wordOf(values, "lat"), wordOf(values, "lng"));
  return position ? `${position.lat}, ${position.lng}` : "";
}

/** The suggested value of each fact; unchanged facts are absent. From a form's texts, validated or not. */
export function correctedFacts(values: Values): Partial<Record<CorrectedFact, string>> {
  return Object.fromEntries(
    CORRECTED_FACTS.flatMap((fact) => {
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
export const correctionSchema = z
  .extend(factsSchema, {
    restaurantId: id,
    evidence: z.string().check(z.trim(), z.maxLength(1_000, MESSAGES.long)),
  })
  .check(
    z.refine(
      ({ lat = "", lng = "" }) =>
        (lat === "" && lng === "") || readPosition(lat, lng) !== undefined,
      { path: ["lng"], error: MESSAGES.position },
    ),
    z.refine((values) => Object.keys(correctedFacts(values)).length > 0, {
      path: ["name"],
      error: MESSAGES.nothing,
    }),
    z.refine(
      (values) => {
        const facts = Object.keys(correctedFacts(values)).length;
        const explained = Object.keys(correctedSources(values)).length;
        return values.evidence.length >= SHORTEST_EVIDENCE || (facts > 0 && explained === facts);
      },
      { path: ["evidence"], error: MESSAGES.evidence },
    ),
  );
