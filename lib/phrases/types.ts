/** The lines of a card, in the order in which they are read. */
export const LINE_NAMES = ["vegan", "avoid", "hidden", "eat", "question", "thanks"] as const;

export type LineName = (typeof LINE_NAMES)[number];

/** What most cards say in these lines. */
export const USUAL_MEANINGS = {
  vegan: "I am vegan: I eat only food from plants.",
  question: "Which dishes can you make like that?",
  thanks: "Thank you very much!",
} as const satisfies Partial<Record<LineName, string>>;

export type UsualLine = keyof typeof USUAL_MEANINGS;

/** A sentence of a card: in its language, how to say it where the script is not Latin, and what it means. */
export type PhraseLine = { text: string; say?: string; meaning: string };

/** How the sentences of a card were checked last. */
export type PhraseCheck = {
  /** ISO 8601 day. */
  on: string;
  how: "second-reading" | "independent-reading" | "native-speaker";
};

/** A card as it is written in data/phrases. */
export type PhraseRecord = {
  /** BCP 47. */
  tag: string;
  /** English name of the language. */
  name: string;
  /** Its name in itself. */
  ownName: string;
  direction: "ltr" | "rtl";
  /** ISO 3166-1 codes of the countries in whose restaurants it is the language, or one of them. */
  countries: readonly string[];
  /** Parts of further countries, as words of a sentence: "South Tyrol in Italy". */
  alsoIn?: string;
  /** A line without a meaning of its own has that of USUAL_MEANINGS. */
  lines: Readonly<
    Record<UsualLine, Omit<PhraseLine, "meaning"> & { meaning?: string }> &
      Record<Exclude<LineName, UsualLine>, PhraseLine>
  >;
  /** What "vegan" means to a kitchen there, in Latin letters. */
  note: string;
  checked: PhraseCheck;
};

/** A card to show in a restaurant. `id` is the last part of its path. */
export type PhraseCard = Omit<PhraseRecord, "lines"> & {
  id: string;
  lines: Readonly<Record<LineName, PhraseLine>>;
};

/** What is said around a card in another language than English: meanings by line, and none of the card in that language itself. */
export type CardTexts = Partial<Record<LineName, string>> & { note: string; alsoIn?: string };

/** data/phrases/translations: by the ids of the cards, and what takes the place of USUAL_MEANINGS. */
export type CardTranslation = {
  usual: Readonly<Record<UsualLine, string>>;
  cards: Readonly<Record<string, CardTexts>>;
};
