import { LANGUAGES, type Language } from "@/lib/languages/languages";
import {
  LINE_NAMES,
  type CardTranslation,
  type PhraseCard,
  type PhraseLine,
} from "@/lib/phrases/types";

/** What people call Bokmål. */
const SPOKEN: Readonly<Record<string, string>> = { nb: "no" };

/** A language by its BCP 47 tag as another one calls it within a sentence: "allemand". */
export function languageNameIn(language: Language, tag: string) {
  const names = new Intl.DisplayNames(LANGUAGES[language].tag, { type: "language" });
  return names.of(SPOKEN[tag] ?? tag) ?? tag;
}

/** A card with what its page says of it in another language than English. Its own language needs no pronunciation and no meanings. */
export function cardIn(
  language: Language,
  card: PhraseCard,
  { usual, cards }: CardTranslation,
): PhraseCard {
  const texts = cards[card.id];
  if (!texts) throw new Error(`The card "${card.id}" has no texts in ${language}.`);
  const meanings: Partial<Record<string, string>> = { ...usual, ...texts };
  const isOwn = card.tag === LANGUAGES[language].tag;
  const lines = LINE_NAMES.map((name): [string, PhraseLine] => {
    const line = card.lines[name];
    if (isOwn) return [name, { text: line.text, meaning: "" }];
    return [name, { ...line, meaning: meanings[name] ?? "" }];
  });
  return {
    ...card,
    name: languageNameIn(language, card.tag),
    lines: Object.fromEntries(lines) as PhraseCard["lines"],
    note: texts.note,
    ...(texts.alsoIn && { alsoIn: texts.alsoIn }),
  };
}
