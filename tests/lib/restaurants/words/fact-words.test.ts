/** @jest-environment node */
import { readFileSync } from "node:fs";
import { CONTINENTS } from "@/lib/cities/continents";
import { LANGUAGE_LIST, PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { cuisines } from "@/lib/osm/cuisines";
import { kindPhrase } from "@/lib/restaurants/description-for-search";
import { priceLabel } from "@/lib/restaurants/facts/price";
import { RESTAURANT_FACTS } from "@/lib/restaurants/facts/fact-table";
import { VEGAN_LEVEL_TEXTS, VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";
import { VENUE_KINDS } from "@/lib/restaurants/facts/venue-kind";
import { WHEELCHAIR_ACCESS, WHEELCHAIR_TEXTS } from "@/lib/restaurants/facts/wheelchair";
import {
  CUISINES,
  DIETARY_OPTIONS,
  FEATURES,
  PRICE_RANGES,
} from "@/lib/restaurants/filters/filter-options";
import { FLAGS_AMONG_FEATURES } from "@/lib/restaurants/filters/filters";
import DRAWINGS from "@/lib/restaurants/pictures/drawings.json";
import { createFactWords } from "@/lib/restaurants/words/fact-words";
import { cuisinesAmong, factWordsIn } from "@/lib/restaurants/words/fact-words-in";
import { loadCuisineWords } from "@/lib/restaurants/words/load-cuisine-words";
import { FOOD_WORDS } from "@/lib/search/food-words";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";
import SAME_WORDS from "@/tests/lib/restaurants/words/same-words.json";

const read = (language: Language, file: "facts" | "cuisines") =>
  Object.entries(
    JSON.parse(readFileSync(`lib/messages/${language}/${file}.json`, "utf8")) as object,
  ) as [id: string, word: string][];

function phraseOf(kind: (typeof VENUE_KINDS)[number], veganLevel?: (typeof VEGAN_LEVELS)[number]) {
  const { veganLevel: _, ...place } = exampleRestaurant({ sample: false, kind });
  return kindPhrase(veganLevel ? { ...place, veganLevel } : place);
}

/** Every value that the code knows, with its English words. */
const VALUES: [id: string, english: string][] = [
  ...VEGAN_LEVELS.map((level) => [`level.${level}`, VEGAN_LEVEL_TEXTS[level].label]),
  ...VEGAN_LEVELS.map((level) => [`level-meaning.${level}`, VEGAN_LEVEL_TEXTS[level].meaning]),
  ...VENUE_KINDS.map((kind) => [`kind.${kind}`, kind]),
  ...VENUE_KINDS.map((kind) => [`phrase.none.${kind}`, phraseOf(kind)]),
  ...VEGAN_LEVELS.flatMap((level) =>
    VENUE_KINDS.map((kind) => [`phrase.${level}.${kind}`, phraseOf(kind, level)]),
  ),
  ...FEATURES.map((feature) => [`feature.${feature}`, feature]),
  ...FLAGS_AMONG_FEATURES.map(({ label }) => [`feature.${label}`, label]),
  ...DIETARY_OPTIONS.map((option) => [`dietary.${option}`, option]),
  ...WHEELCHAIR_ACCESS.map((access) => [`wheelchair.${access}`, WHEELCHAIR_TEXTS[access].label]),
  ...WHEELCHAIR_ACCESS.map((access) => [
    `wheelchair-meaning.${access}`,
    WHEELCHAIR_TEXTS[access].meaning,
  ]),
  ...PRICE_RANGES.map((price) => [`price.${price}`, priceLabel(price)]),
  ...Object.entries(RESTAURANT_FACTS).map(([fact, { label }]) => [`fact.${fact}`, label]),
  ...CONTINENTS.map((continent) => [`continent.${continent}`, continent]),
  ...FOOD_WORDS.filter(({ label }) => label).map(({ label }) => [`food.${label}`, label]),
].map(([id = "", english = ""]) => [id, english]);

test("the English table of facts is what the code says", () => {
  expect(Object.fromEntries(read("en", "facts"))).toEqual(Object.fromEntries(VALUES));
});

test("every cuisine that the code knows has words", () => {
  const known = [
    ...CUISINES,
    ...DRAWINGS.flatMap(({ cuisine, generic }) => [...cuisine, ...generic]).flatMap((value) =>
      cuisines({ cuisine: value }),
    ),
    ...FOOD_WORDS.flatMap(({ any }) => any.flatMap(({ cuisine = [] }) => cuisine)),
  ];
  const ids = read("en", "cuisines").map(([id]) => id);
  expect(known.filter((name) => !ids.includes(name))).toEqual([]);
  expect(read("en", "cuisines").filter(([id, word]) => id !== word)).toEqual([]);
});

describe.each(PREFIXED_LANGUAGES as readonly Exclude<Language, "en">[])("%s", (language) => {
  const all = [...read(language, "facts"), ...read(language, "cuisines")];
  const english = Object.fromEntries([...read("en", "facts"), ...read("en", "cuisines")]);

  it("has words without blanks around them", () => {
    expect(all.filter(([, word]) => word === "" || word !== word.trim())).toEqual([]);
  });

  it("shares only the words that are listed", () => {
    const same = all.filter(([id, word]) => word.toLowerCase() === english[id]!.toLowerCase());
    expect(same.map(([id]) => id)).toEqual(SAME_WORDS[language]);
  });

  it("says a value in its own words, and leaves one that it does not know", () => {
    const say = factWordsIn(language);
    expect(say("level", "vegan")).toBe(Object.fromEntries(all)["level.vegan"]);
    expect(say("cuisine", "Thai")).toBe(Object.fromEntries(all).Thai);
    expect(say("cuisine", "Something Else")).toBe("Something Else");
  });

  it("gives a browser the same cuisines", async () => {
    const say = createFactWords({ cuisines: await loadCuisineWords(language) });
    expect(say("cuisine", "Thai")).toBe(factWordsIn(language)("cuisine", "Thai"));
    expect(cuisinesAmong(language, ["Thai", "Thai", "Something Else"])).toEqual({
      Thai: say("cuisine", "Thai"),
    });
  });
});

test("without words a page speaks English", () => {
  const say = createFactWords({});
  expect(say("level", "vegan", VEGAN_LEVEL_TEXTS.vegan.label)).toBe("Fully vegan");
  expect(say("feature", "takeout")).toBe("takeout");
  expect(factWordsIn("en")("level", "vegan")).toBe("Fully vegan");
});

test("all languages have the same ids", () => {
  for (const language of LANGUAGE_LIST)
    expect(read(language, "facts").map(([id]) => id)).toEqual(
      read("en", "facts").map(([id]) => id),
    );
});
