import {
  CORRECTED_FACTS,
  LIST_FACTS,
  type CorrectedFact,
  type ListFact,
} from "@/lib/corrections/schema";
import { choicesOf, factWords } from "@/lib/desk/fact-words";
import { factLabel } from "@/lib/desk/facts";
import type { Coordinates } from "@/lib/location/types";
import { isChoiceFact, type ChoiceFact } from "@/lib/restaurants/facts/fact-choices";
import { factOf } from "@/lib/restaurants/facts/social-networks";
import type { Restaurant } from "@/lib/restaurants/types";
import { VEGAN_LEVEL_TEXTS, VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";

type Choice = { value: string; label: string; meaning?: string };

type About<Name extends CorrectedFact = CorrectedFact> = { name: Name; label: string; now: string };

/** A fact with what the record says now. */
export type PresentFact =
  | (About & { kind: "hours" | "cuisine" | "area" })
  /** A line of text, with its kind and its suggestions. */
  | (About & { kind: "text"; hint?: string; proposals?: readonly string[] })
  /** One of several values. */
  | (About & { kind: "choice"; choices: readonly Choice[] })
  /** Any of several values: those that there are, and those that it has. */
  | (About<ListFact> & { kind: "list"; values: readonly string[]; present: readonly string[] })
  | (About & { kind: "position"; at: Coordinates });

const PAGE_HINT = "The address of its page, or its name there.";

const HINTS: Partial<Record<CorrectedFact, string>> = {
  name: "As it is written at the door.",
  latinName: "For those who do not read the script of the name.",
  city: "The town or city that it is listed in.",
  instagram: PAGE_HINT,
  facebook: PAGE_HINT,
};

const isListFact = (name: CorrectedFact): name is ListFact => name in LIST_FACTS;

/** Decimals of a degree: about 1 m. */
const POSITION_DIGITS = 5;

/** Hours that no text of OpenStreetMap's states are a table on the page. */
function presentWords(restaurant: Restaurant, name: CorrectedFact) {
  if (name === "position")
    return [restaurant.lat, restaurant.lng].map((one) => one.toFixed(POSITION_DIGITS)).join(", ");
  const isTable = name === "hoursText" && restaurant.hours && !restaurant.hoursText;
  return isTable ? "as the restaurant's page says" : factWords(name, factOf(restaurant, name));
}

/** The vegan levels with their meanings. */
function explainedChoices(name: ChoiceFact): Choice[] {
  return name === "veganLevel"
    ? VEGAN_LEVELS.map((value) => ({ value, ...VEGAN_LEVEL_TEXTS[value] }))
    : choicesOf(name);
}

/** The facts of a restaurant that can be corrected, with what is known now (P14.82). */
export function presentFacts(
  restaurant: Restaurant,
  nearCities: readonly string[] = [],
): PresentFact[] {
  return CORRECTED_FACTS.map((name): PresentFact => {
    const about = { name, label: factLabel(name), now: presentWords(restaurant, name) };
    if (isListFact(name))
      return { ...about, kind: "list", name, values: LIST_FACTS[name], present: restaurant[name] };
    if (isChoiceFact(name)) return { ...about, kind: "choice", choices: explainedChoices(name) };
    if (name === "position") {
      const { lat, lng } = restaurant;
      return { ...about, kind: "position", at: { lat, lng } };
    }
    if (name === "hoursText") return { ...about, kind: "hours" };
    if (name === "cuisine") return { ...about, kind: "cuisine" };
    if (name === "description") return { ...about, kind: "area" };
    const hint = HINTS[name];
    return {
      ...about,
      kind: "text",
      ...(hint && { hint }),
      ...(name === "city" && { proposals: nearCities }),
    };
  });
}
