/** @jest-environment node */
import { LANGUAGE_LIST, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/near-me/near-me.json";
import { activeFilters, EMPTY_FILTERS } from "@/lib/restaurants/filters/active-filters";
import { filterLabel } from "@/lib/restaurants/filters/filter-label";
import type { RestaurantFilters } from "@/lib/restaurants/types";
import { createFactWords } from "@/lib/restaurants/words/fact-words";
import { cuisinesAmong, filterFacts } from "@/lib/restaurants/words/fact-words-in";

const ALL: RestaurantFilters = {
  ...EMPTY_FILTERS,
  veganLevel: ["vegan"],
  openNow: true,
  priceRange: [2, 1],
  rating: 4.5,
  cuisine: ["Thai", "Something Else"],
  dietaryOptions: ["organic"],
  features: ["takeout"],
  wheelchair: true,
};

function labels(language: Language) {
  const t = textsIn<keyof typeof english>(language, "near-me");
  const words = createFactWords(
    language === "en"
      ? {}
      : { facts: filterFacts(language), cuisines: cuisinesAmong(language, ["Thai"]) },
  );
  const word = { key: "word:Ice cream and soft serve", label: "Ice cream and soft serve" };
  return [{ ...word, without: ALL }, ...activeFilters(ALL)].map((filter) =>
    filterLabel(filter, ALL, { t, words }),
  );
}

test("in English a chip says what the filter is called", () => {
  expect(labels("en")).toEqual([
    "Ice cream and soft serve",
    ...activeFilters(ALL).map(({ label }) => label),
  ]);
});

test.each<[Language, string[]]>([
  [
    "de",
    [
      "Eis und Softeis",
      "Rein vegan",
      "Jetzt geöffnet",
      "Preis $, $$",
      "Bewertung ab 4,5",
      "Thailändisch",
      "Something Else",
      "bio",
      "zum Mitnehmen",
      "stufenloser Zugang",
    ],
  ],
  [
    "zh-hant",
    [
      "冰淇淋與霜淇淋",
      "全純素",
      "營業中",
      "價位 $、$$",
      "評分 4.5 以上",
      "泰式料理",
      "Something Else",
      "有機",
      "外帶",
      "無障礙入口",
    ],
  ],
])("in %s chips say it in its words", (language, expected) => {
  expect(labels(language)).toEqual(expected);
});

test.each(LANGUAGE_LIST.filter((language) => language !== "en"))(
  "in %s no chip is English",
  (language) => {
    const english = labels("en");
    const left = labels(language).filter((label, index) => label === english[index]);
    expect(left).toEqual(["Something Else"]);
  },
);
