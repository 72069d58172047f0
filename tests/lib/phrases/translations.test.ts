/** @jest-environment node */
import { readFileSync } from "node:fs";
import { LANGUAGES, PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { brandedTitle } from "@/lib/metadata";
import { languageNameIn } from "@/lib/phrases/card-in";
import { cardsByCountry, countryNamesOf } from "@/lib/phrases/cards";
import { listPhraseCards } from "@/lib/phrases/queries";
import { cardDescription, cardTitle, phrasesTitle } from "@/lib/phrases/titles";
import {
  LINE_NAMES,
  USUAL_MEANINGS,
  type CardTranslation,
  type PhraseCard,
} from "@/lib/phrases/types";
import { ODD_MARKS } from "@/tests/lib/messages/odd-marks";

let english: PhraseCard[];
beforeAll(async () => {
  english = await listPhraseCards();
});

const translationOf = (language: Language): CardTranslation =>
  JSON.parse(readFileSync(`data/phrases/translations/${language}.json`, "utf8"));

/** What a card needs said of it in a language: where the English says something of its own. */
function neededFor(language: Language, { tag, lines, alsoIn }: PhraseCard) {
  const own = LINE_NAMES.filter((name) => {
    const usual: string = USUAL_MEANINGS[name as keyof typeof USUAL_MEANINGS];
    return lines[name].meaning !== usual;
  });
  const meanings = tag === LANGUAGES[language].tag ? [] : own;
  return [...meanings, "note", ...(alsoIn ? ["alsoIn"] : [])].toSorted();
}

/** Every text of a language with the card and the name that it has. */
function textsOf(language: Language) {
  const { usual, cards } = translationOf(language);
  return Object.entries({ usual, ...cards }).flatMap(([id, texts]) =>
    Object.entries(texts).map(([name, text]) => ({ where: `${id}.${name}`, text })),
  );
}

/** How wide a text is in a result of a search: a Chinese character has the width of two letters. */
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu) ?? []).length;

describe.each(PREFIXED_LANGUAGES)("the cards in %s", (language) => {
  test("say of every card what is said of it in English, and nothing else", () => {
    const { usual, cards } = translationOf(language);
    expect(Object.keys(usual).toSorted()).toEqual(Object.keys(USUAL_MEANINGS).toSorted());
    const said = Object.entries(cards).map(([id, texts]) => [id, Object.keys(texts).toSorted()]);
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(english.map((card) => [card.id, neededFor(language, card)])),
    );
  });

  test("have the marks of the language", () => {
    const odd = ODD_MARKS[language]!;
    const faults = textsOf(language).filter(
      ({ text }) =>
        odd.test(text) || /\s{2}|^\s|\s$/.test(text) || !/[.?!。？！)\p{L}]$/u.test(text),
    );
    expect(faults).toEqual([]);
  });

  test("quote the words of a kitchen that the English quotes", () => {
    const { cards } = translationOf(language);
    const faults = english
      .filter(({ tag }) => tag !== LANGUAGES[language].tag)
      .flatMap(({ id, note }) =>
        [...note.matchAll(/“([^”]+)”/g)]
          .map(([, word = ""]) => word)
          .filter((word) => !cards[id]!.note.toLowerCase().includes(word.toLowerCase()))
          .map((word) => `${id}: ${word}`),
      );
    expect(faults).toEqual(KNOWN_BY_OTHER_LETTERS[language] ?? []);
  });

  test("keep the sentences of the card, and repeat none in the language itself", async () => {
    for (const card of await listPhraseCards(language)) {
      const { lines } = english.find(({ id }) => id === card.id)!;
      const isOwn = card.tag === LANGUAGES[language].tag;
      for (const name of LINE_NAMES) {
        expect(card.lines[name].text).toBe(lines[name].text);
        expect([card.id, name, card.lines[name].meaning === ""]).toEqual([card.id, name, isOwn]);
        expect(card.lines[name].say).toBe(isOwn ? undefined : lines[name].say);
      }
    }
  });

  test("have titles and descriptions of their own that fit a search result", async () => {
    const cards = await listPhraseCards(language);
    const titles = cards.map((card) => brandedTitle(cardTitle(card, language)));
    const descriptions = cards.map((card) => cardDescription(card, language));
    expect(new Set(titles).size).toBe(english.length);
    expect(titles.filter((title) => widthOf(title) > 65)).toEqual([]);
    const fits = (text: string) => widthOf(text) >= 50 && widthOf(text) <= 160;
    expect(descriptions.filter((text) => !fits(text))).toEqual([]);
    expect(titles).not.toContain(brandedTitle(phrasesTitle(language)));
  });

  test("are in the order of their names, and their countries, too", async () => {
    const { compare } = new Intl.Collator(LANGUAGES[language].tag);
    const cards = await listPhraseCards(language);
    const names = cards.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(compare));
    const countries = cardsByCountry(cards, language).map(({ country }) => country);
    expect(countries).toEqual(countries.toSorted(compare));
    expect(countries).toHaveLength(cardsByCountry(english).length);
  });
});

/** Simplified Chinese needs no Latin letters for readers of the traditional ones. */
const KNOWN_BY_OTHER_LETTERS: Partial<Record<Language, string[]>> = {
  "zh-hant": ["zh-hans: Sù", "zh-hans: chúnsù"],
};

test.each([
  ["de", "zh-Hant", "Chinesisch (traditionell)"],
  ["fr", "de", "allemand"],
  ["es", "nb", "noruego"],
  ["zh-hant", "ja", "日文"],
  ["he", "ar", "ערבית"],
] as const)("%s calls %s %s", (language, tag, name) => {
  expect(languageNameIn(language, tag)).toBe(name);
});

test("countries have the names of the language, in its order", () => {
  expect(countryNamesOf({ countries: ["DE", "AT", "CH"] }, "fr")).toEqual([
    "Allemagne",
    "Autriche",
    "Suisse",
  ]);
});
