import { factText, isFactName, readFacts } from "@/lib/desk/facts";
import { rangeText } from "@/lib/restaurants/hours/range-text";
import type { ClosedRange } from "@/lib/restaurants/types";
import { choicesOf, isChoiceFact } from "@/lib/restaurants/facts/restaurant-facts";

const rangesText = (ranges: readonly ClosedRange[]) =>
  ranges.map((range) => rangeText(range) + (range.note ? ` (${range.note})` : "")).join("; ");

/** A fact of a record in the words of its page: "Fully vegan" for "vegan". */
export function factWords(name: string, value: unknown) {
  if (name === "closedDates" && Array.isArray(value)) return rangesText(value as ClosedRange[]);
  const choices = isChoiceFact(name) ? choicesOf(name) : [];
  return choices.find((choice) => choice.value === String(value))?.label ?? factText(value);
}

/** A fact as a visitor sent it, in the words of its page; it may be unreadable. */
export function sentWords(name: string, text: string) {
  const value = isFactName(name) ? readFacts({ [name]: text })[name] : undefined;
  if (Array.isArray(value) && value.length === 0) return "None";
  return value === undefined ? text : factWords(name, value);
}
