import type { CorrectedFact } from "@/lib/corrections/schema";
import { factLabel } from "@/lib/desk/facts";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { listComma } from "@/lib/languages/marks";
import { textsIn } from "@/lib/languages/texts-in";
import type { Coordinates } from "@/lib/location/types";
import type hints from "@/lib/messages/en/forms/fact-hints.json";
import type labels from "@/lib/messages/en/forms/facts.json";
import type english from "@/lib/messages/en/forms/pages.json";
import { cityNameIn } from "@/lib/restaurants/names/city-name";
import { RESTAURANT_FACTS, type FactChoice } from "@/lib/restaurants/facts/fact-table";
import {
  choicesOf,
  FACT_NAMES,
  factHint,
  isChoiceFact,
  isLatinFact,
  isListFact,
  type ChoiceFact,
  type ListFact,
} from "@/lib/restaurants/facts/restaurant-facts";
import { factOf } from "@/lib/restaurants/facts/social-networks";
import type { Restaurant } from "@/lib/restaurants/types";
import type { FactGroup } from "@/lib/restaurants/words/fact-words";
import { factWordsIn } from "@/lib/restaurants/words/fact-words-in";

type About<Name extends CorrectedFact = CorrectedFact> = { name: Name; label: string; now: string };

/** A fact with what the record says now. */
export type PresentFact =
  | (About & { kind: "hours" | "cuisine" | "area" })
  /** A line of text, with its kind and its suggestions. */
  | (About & { kind: "text"; hint?: string; proposals?: readonly string[]; isLatin: boolean })
  /** One of several values. */
  | (About & { kind: "choice"; choices: readonly FactChoice[] })
  /** Any of several values: those that there are, and those that it has. */
  | (About<ListFact> & { kind: "list"; values: readonly FactChoice[]; present: readonly string[] })
  | (About & { kind: "position"; at: Coordinates });

/** Decimals of a degree: about 1 m. */
const POSITION_DIGITS = 5;

/** The group of its values in the words of each language, of facts that have one. */
const GROUPS: Readonly<Partial<Record<string, FactGroup>>> = {
  veganLevel: "level",
  kind: "kind",
  wheelchair: "wheelchair",
  features: "feature",
  dietaryOptions: "dietary",
};

/** What a page in a language calls facts and their values. */
function vocabulary(language: Language) {
  const label = textsIn<keyof typeof labels>(language, "fact-labels");
  const hint = textsIn<keyof typeof hints>(language, "fact-hints");
  const words = factWordsIn(language);
  const wordOf = (name: CorrectedFact, value: string, english = value) => {
    const group = GROUPS[name];
    return group ? words(group, value, english) : english;
  };
  const meaningOf = ({ value, meaning }: FactChoice) =>
    meaning && words("level-meaning", value, meaning);
  return {
    language,
    labelOf: (name: CorrectedFact) =>
      language === DEFAULT_LANGUAGE ? factLabel(name) : label(name),
    hintOf: (name: CorrectedFact) => factHint(name, hint),
    choicesOf: (name: ChoiceFact) =>
      choicesOf(name).map((choice): FactChoice => {
        const meaning = meaningOf(choice);
        const word = wordOf(name, choice.value, choice.label);
        return { value: choice.value, label: word, ...(meaning && { meaning }) };
      }),
    valuesOf: (name: ListFact) => {
      const values: readonly string[] = RESTAURANT_FACTS[name].values;
      return values.map((value): FactChoice => ({ value, label: wordOf(name, value) }));
    },
    wordOf,
    cuisineOf: (cuisine: string) => words("cuisine", cuisine),
  };
}

type Vocabulary = ReturnType<typeof vocabulary>;

/** What a record has of a fact, as text; empty where nothing is known. */
function knownWords(restaurant: Restaurant, name: CorrectedFact, vocabulary: Vocabulary) {
  const comma = listComma(vocabulary.language);
  if (name === "cuisine") return restaurant.cuisine.map(vocabulary.cuisineOf).join(comma);
  if (name === "city") return cityNameIn(vocabulary.language, restaurant);
  if (isListFact(name))
    return restaurant[name].map((value: string) => vocabulary.wordOf(name, value)).join(comma);
  const text = String(factOf(restaurant, name) ?? "");
  const choice = isChoiceFact(name) && vocabulary.choicesOf(name).find((one) => one.value === text);
  return choice ? choice.label : text;
}

/** Hours that no text of OpenStreetMap's states are a table on the page. */
function presentWords(restaurant: Restaurant, name: CorrectedFact, vocabulary: Vocabulary) {
  if (name === "position")
    return [restaurant.lat, restaurant.lng].map((one) => one.toFixed(POSITION_DIGITS)).join(", ");
  const t = textsIn<keyof typeof english>(vocabulary.language, "form-pages");
  const isTable = name === "hoursText" && restaurant.hours && !restaurant.hoursText;
  if (isTable) return t("correct.hours-table");
  return knownWords(restaurant, name, vocabulary) || t("correct.not-known");
}

/** The facts of a restaurant that can be corrected, with what is known now, in the words of a language (P14.82). */
export function presentFacts(
  restaurant: Restaurant,
  nearCities: readonly string[] = [],
  language: Language = DEFAULT_LANGUAGE,
): PresentFact[] {
  const words = vocabulary(language);
  return FACT_NAMES.map((name): PresentFact => {
    const now = presentWords(restaurant, name, words);
    const about = { name, label: words.labelOf(name), now };
    if (isListFact(name)) {
      const values = words.valuesOf(name);
      return { ...about, kind: "list", name, values, present: restaurant[name] };
    }
    if (isChoiceFact(name)) return { ...about, kind: "choice", choices: words.choicesOf(name) };
    if (name === "position") {
      const { lat, lng } = restaurant;
      return { ...about, kind: "position", at: { lat, lng } };
    }
    if (name === "hoursText") return { ...about, kind: "hours" };
    if (name === "cuisine") return { ...about, kind: "cuisine" };
    if (name === "description") return { ...about, kind: "area" };
    const hint = words.hintOf(name);
    return {
      ...about,
      kind: "text",
      isLatin: isLatinFact(name),
      ...(hint && { hint }),
      ...(name === "city" && { proposals: nearCities }),
    };
  });
}
