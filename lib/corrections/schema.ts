import * as z from "zod/mini";
import { VEGAN_LEVELS } from "@/lib/restaurants/vegan-level";

/** Facts that are corrected in a line of text, by column of `restaurants`, in the order of the form. */
export const TEXT_FACTS = [
  "name",
  "hoursText",
  "address",
  "phone",
  "website",
  "email",
  "cuisine",
  "description",
] as const;

export const WHEELCHAIR = ["yes", "limited", "no"] as const;

const FACT_NAMES = [...TEXT_FACTS, "veganLevel", "wheelchair"] as const;

const MESSAGES = {
  evidence: "Please say in a few words how you know.",
  long: "Please write at most 1,000 characters.",
  nothing: "Please write at least one new value.",
};

const id = z.string().check(z.minLength(1), z.maxLength(200));
const evidence = z
  .string()
  .check(z.trim(), z.minLength(5, MESSAGES.evidence), z.maxLength(1_000, MESSAGES.long));
const text = z.optional(z.string().check(z.trim(), z.maxLength(1_000, MESSAGES.long)));

/** "Still open", as its form sends it. */
export const confirmationSchema = z.object({ restaurantId: id });

/** "Closed for good", as its form sends it. */
export const closureSchema = z.object({ restaurantId: id, evidence });

const facts = z.object({
  name: text,
  hoursText: text,
  address: text,
  phone: text,
  website: text,
  email: text,
  cuisine: text,
  description: text,
  veganLevel: z.catch(z.enum(["", ...VEGAN_LEVELS]), ""),
  wheelchair: z.catch(z.enum(["", ...WHEELCHAIR]), ""),
});

/** By column, what somebody says is right; facts that were left empty are absent. */
export function correctedFacts(values: z.output<typeof facts>): Record<string, string> {
  return Object.fromEntries(
    FACT_NAMES.flatMap((name) => {
      const value = values[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/** "Something is wrong", as its form sends it: at least one fact. */
export const correctionSchema = z.extend(facts, { restaurantId: id, evidence }).check(
  z.refine((values) => Object.keys(correctedFacts(values)).length > 0, {
    path: ["name"],
    error: MESSAGES.nothing,
  }),
);
