import type { CorrectedFact } from "@/lib/corrections/schema";
import { factWords } from "@/lib/desk/fact-words";
import { factLabel } from "@/lib/desk/facts";
import type { Coordinates } from "@/lib/location/types";
import { RESTAURANT_FACTS, type FactChoice } from "@/lib/restaurants/facts/fact-table";
import {
  choicesOf,
  FACT_NAMES,
  factHint,
  isChoiceFact,
  isListFact,
  type ListFact,
} from "@/lib/restaurants/facts/restaurant-facts";
import { factOf } from "@/lib/restaurants/facts/social-networks";
import type { Restaurant } from "@/lib/restaurants/types";

type About<Name extends CorrectedFact = CorrectedFact> = { name: Name; label: string; now: string };

/** A fact with what the record says now. */
export type PresentFact =
  | (About & { kind: "hours" | "cuisine" | "area" })
  /** A line of text, with its kind and its suggestions. */
  | (About & { kind: "text"; hint?: string; proposals?: readonly string[] })
  /** One of several values. */
  | (About & { kind: "choice"; choices: readonly FactChoice[] })
  /** Any of several values: those that there are, and those that it has. */
  | (About<ListFact> & { kind: "list"; values: readonly string[]; present: readonly string[] })
  | (About & { kind: "position"; at: Coordinates });

/** Decimals of a degree: about 1 m. */
const POSITION_DIGITS = 5;

/** Hours that no text of OpenStreetMap's states are a table on the page. */
function presentWords(restaurant: Restaurant, name: CorrectedFact) {
  if (name === "position")
    return [restaurant.lat, restaurant.lng].map((one) => one.toFixed(POSITION_DIGITS)).join(", ");
  const isTable = name === "hoursText" && restaurant.hours && !restaurant.hoursText;
  return isTable ? "as the restaurant's page says" : factWords(name, factOf(restaurant, name));
}

/** The facts of a restaurant that can be corrected, with what is known now (P14.82). */
export function presentFacts(
  restaurant: Restaurant,
  nearCities: readonly string[] = [],
): PresentFact[] {
  return FACT_NAMES.map((name): PresentFact => {
    const about = { name, label: factLabel(name), now: presentWords(restaurant, name) };
    if (isListFact(name))
      return {
        ...about,
        kind: "list",
        name,
        values: RESTAURANT_FACTS[name].values,
        present: restaurant[name],
      };
    if (isChoiceFact(name)) return { ...about, kind: "choice", choices: choicesOf(name) };
    if (name === "position") {
      const { lat, lng } = restaurant;
      return { ...about, kind: "position", at: { lat, lng } };
    }
    if (name === "hoursText") return { ...about, kind: "hours" };
    if (name === "cuisine") return { ...about, kind: "cuisine" };
    if (name === "description") return { ...about, kind: "area" };
    const hint = factHint(name);
    return {
      ...about,
      kind: "text",
      ...(hint && { hint }),
      ...(name === "city" && { proposals: nearCities }),
    };
  });
}
