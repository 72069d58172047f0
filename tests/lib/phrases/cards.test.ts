/** @jest-environment node */
import { countryNames } from "@/lib/gazetteer/country-names";
import { cardsByCountry, cardsOf, countryNamesOf, toCard } from "@/lib/phrases/cards";
import { listPhraseCards, listPhraseCardsOf } from "@/lib/phrases/queries";
import { cardDescription } from "@/lib/phrases/titles";
import { LINE_NAMES, type PhraseCard, type PhraseRecord } from "@/lib/phrases/types";

const SAMPLE = { text: "Seitan", meaning: "Seitan" };
const RECORD: PhraseRecord = {
  tag: "zh-Hant",
  name: "Chinese (Traditional)",
  ownName: "繁體中文",
  direction: "ltr",
  countries: ["TW", "HK"],
  lines: {
    vegan: { text: "我吃純素。", say: "Wǒ chī chúnsù." },
    avoid: SAMPLE,
    hidden: SAMPLE,
    eat: SAMPLE,
    question: { text: "哪些？", meaning: "Which ones?" },
    thanks: { text: "謝謝！" },
  },
  note: "Known.",
  checked: { on: "2026-11-26", how: "second-reading" },
};

test("a record becomes a card with an id for its path, and a meaning for every line", () => {
  const { id, lines } = toCard(RECORD);
  expect(id).toBe("zh-hant");
  expect(lines.vegan).toEqual({
    text: "我吃純素。",
    say: "Wǒ chī chúnsù.",
    meaning: "I am vegan: I eat only food from plants.",
  });
  expect(lines.question.meaning).toBe("Which ones?");
});

test("a country has the cards of all its languages, by its English name", () => {
  const cards = [toCard({ ...RECORD, name: "Dutch", countries: ["NL", "BE"] }), toCard(RECORD)];
  expect(cardsOf(cards, "BE")).toEqual([cards[0]]);
  expect(cardsByCountry(cards).map(({ country }) => country)).toEqual([
    "Belgium",
    "Hong Kong",
    "Netherlands",
    "Taiwan",
  ]);
  expect(countryNamesOf(RECORD)).toEqual(["Hong Kong", "Taiwan"]);
});

let cards: PhraseCard[];
beforeAll(async () => {
  cards = await listPhraseCards();
});

/** What is wrong with the cards, one line each. */
const faultsOf = (find: (card: PhraseCard) => string[]) =>
  cards.flatMap((card) => find(card).map((fault) => `${card.tag}: ${fault}`));

const texts = (card: PhraseCard) => LINE_NAMES.map((name) => card.lines[name].text);

test("there are cards in thirty languages, each once", () => {
  expect(cards).toHaveLength(30);
  for (const field of ["id", "tag", "name", "ownName"] as const)
    expect(new Set(cards.map((card) => card[field])).size).toBe(cards.length);
});

test("every line of every card is written, and means something", () => {
  expect(
    faultsOf(({ lines }) =>
      LINE_NAMES.filter((name) => !lines[name].text.trim() || !lines[name].meaning.trim()),
    ),
  ).toEqual([]);
});

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arabic}/u,
  Beng: /\p{Script=Bengali}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Grek: /\p{Script=Greek}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  Kore: /\p{Script=Hangul}/u,
  Latn: /\p{Script=Latin}/u,
  Thai: /\p{Script=Thai}/u,
};

/** Words that are written in Latin letters there. */
const LATIN_WORDS: Readonly<Record<string, RegExp>> = { el: /\bvegan\b/g };

const scriptOf = ({ tag }: PhraseCard) => new Intl.Locale(tag).maximize().script ?? "";

test("every letter of a card is of the script of its language", () => {
  expect(
    faultsOf((card) => {
      const script = SCRIPTS[scriptOf(card)]!;
      const sentences = texts(card).map((text) => text.replace(LATIN_WORDS[card.tag] ?? "", ""));
      return [...sentences, card.ownName]
        .flatMap((text) => text.match(/\p{L}/gu) ?? [])
        .filter((letter) => !script.test(letter));
    }),
  ).toEqual([]);
});

test("simplified and traditional characters are not mixed", () => {
  const own: Readonly<Record<string, RegExp>> = {
    Hans: /[纯类猪鸡鸭鱼鲜汤头蚝虾请问这样谢酱面坚]/g,
    Hant: /[純類豬雞鴨魚鮮湯蠔蝦請問這樣謝醬麵堅]/g,
  };
  const countIn = (card: PhraseCard, script: string) =>
    texts(card).join("").match(own[script]!)?.length ?? 0;
  const chinese = cards.filter((card) => scriptOf(card) in own);
  expect(chinese).toHaveLength(2);
  for (const card of chinese)
    for (const script of Object.keys(own)) {
      const count = countIn(card, script);
      if (script === scriptOf(card)) expect(count).toBeGreaterThan(15);
      else expect(count).toBe(0);
    }
});

test("a card runs from right to left where its script does", () => {
  expect(
    faultsOf((card) => {
      const isRightToLeft = ["Arab", "Hebr"].includes(scriptOf(card));
      return card.direction === (isRightToLeft ? "rtl" : "ltr") ? [] : [card.direction];
    }),
  ).toEqual([]);
});

test("where the script is not Latin, every line says how it is pronounced, in Latin letters", () => {
  expect(
    faultsOf((card) =>
      LINE_NAMES.filter((name) => {
        const { say } = card.lines[name];
        if (scriptOf(card) === "Latn") return say !== undefined;
        return (
          !say || /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u.test(say)
        );
      }),
    ),
  ).toEqual([]);
});

test("notes and meanings are in Latin letters, for voices that read English (ADR-20)", () => {
  expect(
    faultsOf((card) =>
      [card.note, card.alsoIn ?? "", ...LINE_NAMES.map((name) => card.lines[name].meaning)].filter(
        (text) => /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u.test(text),
      ),
    ),
  ).toEqual([]);
});

test("the sentences are spelled with typographic quotes and without stray spaces", () => {
  expect(faultsOf((card) => texts(card).filter((text) => /['"]|\s\s|^\s|\s$/.test(text)))).toEqual(
    [],
  );
});

test("countries are ISO codes, none twice on a card", () => {
  const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  expect(
    faultsOf(({ countries }) =>
      countries.filter((code, index) => !regions.of(code) || countries.indexOf(code) !== index),
    ),
  ).toEqual([]);
  expect(countryNames("AX")).toContain("Åland Islands");
});

test.each([
  ["DE", ["German"]],
  ["BE", ["Dutch", "French"]],
  ["CH", ["French", "German", "Italian"]],
  ["TW", ["Chinese (Traditional)"]],
  ["US", []],
])("%s has the cards %j", async (code, names) => {
  expect((await listPhraseCardsOf(code)).map(({ name }) => name)).toEqual(names);
});

test("every description fits a search result", () => {
  expect(
    faultsOf((card) => (cardDescription(card).length > 160 ? [cardDescription(card)] : [])),
  ).toEqual([]);
});

test("every card says on which day it was checked", () => {
  expect(
    faultsOf(({ checked: { on } }) =>
      new Date(`${on}T00:00:00Z`).toISOString().startsWith(on) ? [] : [on],
    ),
  ).toEqual([]);
});
