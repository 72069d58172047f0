import { factText, isFactName, readFacts } from "@/lib/desk/facts";
import { FACT_CHOICES, type ChoiceFact } from "@/lib/restaurants/facts/fact-choices";
import { priceSymbols } from "@/lib/restaurants/facts/price";
import type { PriceRange } from "@/lib/restaurants/types";
import { VEGAN_LEVEL_TEXTS, type VeganLevel } from "@/lib/restaurants/facts/vegan-level";

const ACCESS: Readonly<Record<string, string>> = {
  yes: "Step-free",
  limited: "Partly",
  no: "Not accessible",
};

/** A fact of a record in the words of its page: "Fully vegan" for "vegan". */
export function factWords(name: string, value: unknown) {
  if (name === "veganLevel" && value) return VEGAN_LEVEL_TEXTS[value as VeganLevel].label;
  if (name === "priceRange" && value) return priceSymbols(value as PriceRange);
  if (name === "wheelchair" && value) return ACCESS[String(value)] ?? String(value);
  return factText(value);
}

/** The values of a fact with one of several, each with its words. */
export const choicesOf = (name: ChoiceFact) =>
  FACT_CHOICES[name].map((value) => ({ value, label: factWords(name, value) }));

/** A fact as a visitor sent it, in the words of its page; it may be unreadable. */
export function sentWords(name: string, text: string) {
  const value = isFactName(name) ? readFacts({ [name]: text })[name] : undefined;
  if (Array.isArray(value) && value.length === 0) return "None";
  return value === undefined ? text : factWords(name, value);
}
