import { wordMatcher } from "@/lib/strings/fold-for-search";
import { isOpenAt } from "@/lib/restaurants/hours/hours";
import { dayAfter, localTimeAt } from "@/lib/restaurants/hours/local-time";
import { holds, hoursOn, minutesOf } from "@/lib/restaurants/hours/open-ranges";
import { type RestaurantSummary, WEEKDAYS, type Weekday } from "@/lib/restaurants/types";
import type { FoodText } from "@/lib/search/food-text";
import type { FoodCondition } from "@/lib/search/food-words";

/** What conditions are about; a fact that is not known is absent, and no condition on it holds. */
export type FoodFacts = Pick<
  RestaurantSummary,
  "name" | "latinName" | "cuisine" | "features" | "dietaryOptions"
> &
  Partial<
    Pick<
      RestaurantSummary,
      "kind" | "veganLevel" | "priceRange" | "wheelchair" | "hours" | "timeZone" | "mayHaveClosed"
    >
  >;

/** The folded texts of a restaurant: what is said of it, and where it is. A city is no food: Tempe. */
export type FoodTexts = { name: string; said: string; more?: string; place?: string };

const hasOne = <Value>(wanted: readonly Value[] | undefined, own: readonly Value[]) =>
  wanted === undefined || wanted.some((value) => own.includes(value));

const known = <Value>(value: Value | undefined) => (value === undefined ? [] : [value]);

/** Fully vegan kitchens are vegetarian, too. */
const levelsOf = (level: FoodFacts["veganLevel"]) =>
  level === "vegan" ? (["vegan", "vegetarian"] as const) : known(level);

/** The first and the last minute of a day; round the clock is also written 00:00 to 23:59. */
const ALL_DAY = [0, 23 * 60 + 58];

const beginsWord = (text: string, words: string) => ` ${text}`.includes(` ${words}`);

function isOpenAtTime({ hours, timeZone, mayHaveClosed }: FoodFacts, time: string, now: Date) {
  if (!hours || !timeZone || mayHaveClosed) return false;
  if (time === "now") return isOpenAt(hours, timeZone, now);
  const wanted = time === "all day" ? ALL_DAY : [minutesOf(time)];
  return hoursOn(hours, localTimeAt(timeZone, now), 0).some(
    (range) => !range.state && wanted.every((minutes) => holds(range, minutes)),
  );
}

function isOpenOnDay({ hours, timeZone, mayHaveClosed }: FoodFacts, day: Weekday, now: Date) {
  if (!hours || !timeZone || mayHaveClosed) return false;
  const local = localTimeAt(timeZone, now);
  const until = WEEKDAYS.findIndex((_, days) => dayAfter(local.weekday, days) === day);
  return hoursOn(hours, local, until).some(({ state }) => !state);
}

function fits(condition: FoodCondition, facts: FoodFacts, texts: FoodTexts, now: Date) {
  const { said, more = "" } = texts;
  const { level, dietary, features, cuisine, kind, price, text, openAt, openOn, wheelchair } =
    condition;
  return (
    hasOne<string>(level, levelsOf(facts.veganLevel)) &&
    hasOne<string>(dietary, facts.dietaryOptions) &&
    hasOne<string>(features, facts.features) &&
    hasOne(cuisine, facts.cuisine) &&
    hasOne(kind, known(facts.kind)) &&
    hasOne(price, known(facts.priceRange)) &&
    (text === undefined ||
      text.some((words) => beginsWord(said, words) || beginsWord(more, words))) &&
    (!wheelchair || facts.wheelchair === "yes") &&
    (openAt === undefined || isOpenAtTime(facts, openAt, now)) &&
    (openOn === undefined || isOpenOnDay(facts, openOn, now))
  );
}

/**
 * Says of restaurants whether they fit a text (P4.21): all that was understood holds and every other word is somewhere in what is known
 * of them, or their name has all of the words. Undefined for a text that says nothing.
 */
export function createFoodMatcher({ understood, rest, all }: FoodText, now: Date) {
  if (understood.length === 0 && rest.length === 0) return undefined;
  const words = rest.map((forms) => forms.map(wordMatcher));
  const hasWord = ({ said, more, place }: FoodTexts, matches: (text: string) => boolean) =>
    matches(said) || (!!more && matches(more)) || (!!place && matches(place));
  return (facts: FoodFacts, texts: FoodTexts) =>
    (understood.every(({ food }) =>
      food.any.some((condition) => fits(condition, facts, texts, now)),
    ) &&
      words.every((forms) => forms.some((matches) => hasWord(texts, matches)))) ||
    all.every((word) => beginsWord(texts.name, word));
}
