import { foldForSearch, searchWordsOf } from "@/lib/strings/fold-for-search";
import { comparable } from "@/lib/search/comparable";
import { foodWordOf, LONGEST_FOOD_WORDS, type FoodWord } from "@/lib/search/food-words";
import { splitHanWords, type Word } from "@/lib/search/han-words";
import { JOINING_WORDS, searchedAs } from "@/lib/search/terms";

/** A word that was understood, as a condition for restaurants. */
export type UnderstoodWord = {
  food: FoodWord;
  /** The text without it. */
  without: string;
};

export type FoodText = {
  understood: UnderstoodWord[];
  /** The folded words that are searched for; each also in the singular, where that is a dish or a cuisine; each once. */
  rest: string[][];
  /** Those of them that are no dish or cuisine, which may be a place, and the text without them, as they were typed. */
  other: { text: string; without: string };
  /** All folded words of the text: those of a name. */
  all: string[];
};

/** They join words, or a dish and a place. */
const LITTLE_WORDS: readonly string[] = [
  ...JOINING_WORDS,
  ...["at", "by", "in", "near", "of", "bei", "en", "im"],
];

const WORD = /[^\s,，、،]+/gu;
const LONGEST_TEXT = 200;

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].flatMap((match) => splitHanWords(match[0], match.index));

const joined = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

function withoutWords(text: string, words: readonly Word[]) {
  const rest = text.slice(0, words[0]!.start) + text.slice(words.at(-1)!.end);
  return rest.replace(/\s+/g, " ").trim();
}

/** A dish of several words is one, so that "hot dog" asks for no dogs. */
function readAt(words: readonly Word[], at: number) {
  for (let count = Math.min(LONGEST_FOOD_WORDS, words.length - at); count > 0; count--) {
    const some = words.slice(at, at + count);
    const food = foodWordOf(joined(some));
    const dish = food ? undefined : searchedAs(some.map(({ text }) => text));
    if (food || dish !== undefined || count === 1) return { some, food, dish };
  }
  return undefined;
}

/** What a search text says: conditions for restaurants, and words that are searched for in what is known of them. */
export function readFoodText(text: string): FoodText {
  const words = wordsOf(text.slice(0, LONGEST_TEXT));
  const understood: UnderstoodWord[] = [];
  const rest: { words: readonly Word[]; forms: string[]; isDish: boolean }[] = [];
  let at = 0;
  for (let read = readAt(words, at); read; read = readAt(words, at)) {
    const { some, food, dish } = read;
    at += some.length;
    if (food) {
      const isKnown = understood.some((other) => other.food.label === food.label);
      if (food.any.length > 0 && !isKnown)
        understood.push({ food, without: withoutWords(text, some) });
      continue;
    }
    const forms = [joined(some), dish ?? ""].map(foldForSearch).filter(Boolean);
    if (forms.length > 0)
      rest.push({ words: some, forms: [...new Set(forms)], isDish: dish !== undefined });
  }
  const isJoining = ({ words: some }: { words: readonly Word[] }) =>
    LITTLE_WORDS.includes(comparable(joined(some)));
  const searched = rest.filter((each) => !isJoining(each));
  const hasOnlyJoining = searched.length === 0 && words.length === rest.length;
  const kept = hasOnlyJoining ? rest : searched;
  const others = kept.flatMap((each) => (each.isDish ? [] : each.words));
  return {
    understood,
    rest: [...new Map(kept.map(({ forms }) => [forms.join(), forms])).values()],
    other: {
      text: joined(others),
      without: joined(words.filter((word) => !others.includes(word))),
    },
    all: searchWordsOf(text),
  };
}

/** Whether hours alone can tell. */
const isOfHours = ({ food }: UnderstoodWord) =>
  food.any.every(({ openAt, openOn }) => openAt !== undefined || openOn !== undefined);

/** What a text says apart from hours, and what it says of them. */
export function withoutHours(read: FoodText): { text: FoodText; hours: UnderstoodWord[] } {
  return {
    text: { ...read, understood: read.understood.filter((word) => !isOfHours(word)) },
    hours: read.understood.filter(isOfHours),
  };
}
