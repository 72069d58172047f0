import type { DIETARY_OPTIONS, FEATURES } from "@/lib/restaurants/filters/filter-options";
import type { PriceRange, Weekday } from "@/lib/restaurants/types";
import type { VeganLevel } from "@/lib/restaurants/facts/vegan-level";
import type { VenueKind } from "@/lib/restaurants/facts/venue-kind";
import { comparable } from "@/lib/search/comparable";
import TABLE from "@/lib/search/food-words.json";

/** What a restaurant has to be; all that is stated has to hold, of each list one value. */
export type FoodCondition = {
  level?: VeganLevel[];
  dietary?: (typeof DIETARY_OPTIONS)[number][];
  features?: (typeof FEATURES)[number][];
  cuisine?: string[];
  kind?: VenueKind[];
  price?: PriceRange[];
  /** Folded words that its searched text has at the beginning of a word. */
  text?: string[];
  /** Open today at this local time, "now" or "all day". */
  openAt?: string;
  /** Open on the next day of this name. */
  openOn?: Weekday;
  wheelchair?: true;
};

/** Words that people write, and what they mean (P4.21). Without conditions they say nothing: every restaurant fits. */
export type FoodWord = {
  /** For visitors; "" without conditions. */
  label: string;
  /** How the location search writes it into near me's search text; without one as it was typed. */
  term?: string;
  /** They mean the position of the visitor: "near me". */
  isNear?: true;
  words: string[];
  /** One of them has to hold. */
  any: FoodCondition[];
};

export const FOOD_WORDS = TABLE as readonly FoodWord[];

/** The most words of an entry that are one: "soft serve ice cream". */
export const LONGEST_FOOD_WORDS = 4;

const byWords: ReadonlyMap<string, FoodWord> = new Map(
  FOOD_WORDS.flatMap((entry) => entry.words.map((words) => [comparable(words), entry] as const)),
);

/** The entry of a whole text. */
export const foodWordOf = (text: string) => byWords.get(comparable(text));
