import { searchTextOf, searchWordsOf, wordMatcher } from "@/lib/strings/fold-for-search";
import { foldText } from "@/lib/strings/fold-text";
import type { Filter } from "@/lib/restaurants/filters/filter-kinds";
import { FILTER_NAMES, FILTERS, type FilterName } from "@/lib/restaurants/filters/filters";
import type { FilterValues, RestaurantFilters, RestaurantSummary } from "@/lib/restaurants/types";

/** A fact that is not known is absent; a filter on it does not match. */
export type Filterable = Pick<
  RestaurantSummary,
  "name" | "cuisine" | "features" | "dietaryOptions" | "timeZone"
> &
  Partial<
    Pick<
      RestaurantSummary,
      | "description"
      | "latinName"
      | "priceRange"
      | "rating"
      | "hours"
      | "veganLevel"
      | "kind"
      | "sample"
      | "mayHaveClosed"
      | "wheelchair"
      | "dishes"
      | "tipWords"
    >
  >;

export type Rule = (restaurant: Filterable) => boolean;

/** Reads what a search text asks of restaurants that are no samples (P4.21); undefined where it asks nothing. */
export type TextReader = (text: string) => ((restaurant: Filterable) => boolean) | undefined;

/** Separates fields. No search text contains it, so none matches across two fields. */
const FIELD_END = "\0";

const searchTexts = new WeakMap<Filterable, string>();

/** How much of the description of a restaurant that is no sample is searched: tiles have no more of it. */
export const SEARCHED_CHARACTERS = 160;

/** What else the search looks through: of samples the description, of other restaurants the facts that tiles have (P4.17). */
function moreOf({ sample, description = "", ...facts }: Filterable) {
  if (sample !== false) return [description];
  const {
    latinName = "",
    kind,
    veganLevel,
    features,
    dietaryOptions,
    dishes,
    tipWords = "",
  } = facts;
  const start = description.slice(0, SEARCHED_CHARACTERS);
  const served = dishes?.names ?? [];
  return [latinName, kind, veganLevel, ...features, ...dietaryOptions, start, ...served, tipWords];
}

/** Cached per record: typing in the search box needs it at every letter. */
export function searchText(restaurant: Filterable) {
  const known = searchTexts.get(restaurant);
  if (known !== undefined) return known;
  const { name, cuisine } = restaurant;
  const fields = [name, ...cuisine, ...moreOf(restaurant)];
  const text =
    restaurant.sample === false ? searchTextOf(fields.join(" ")) : foldText(fields.join(FIELD_END));
  searchTexts.set(restaurant, text);
  return text;
}

/**
 * Name, any cuisine or the description of a sample contains the whole text (P5.9); of another restaurant, they and its other
 * facts contain every word (P4.17). Blank text matches all.
 */
function matchesText(text: string, readText: TextReader | undefined): Rule | undefined {
  const wanted = foldText(text.replaceAll(FIELD_END, " ")).trim();
  if (wanted === "") return undefined;
  if (readText) {
    const matches = readText(text);
    return (restaurant) =>
      restaurant.sample === false
        ? !matches || matches(restaurant)
        : searchText(restaurant).includes(wanted);
  }
  const words = searchWordsOf(text).map(wordMatcher);
  return (restaurant) => {
    const text = searchText(restaurant);
    return restaurant.sample === false
      ? words.length > 0 && words.every((matches) => matches(text))
      : text.includes(wanted);
  };
}

function ruleOf<Name extends FilterName>(filters: FilterValues, name: Name, now: Date) {
  const filter: Filter<FilterValues[Name]> = FILTERS[name];
  return filter.ruleOf(filters[name], now);
}

/** What each active filter requires, and the search text. */
export function rulesOf(filters: RestaurantFilters, now: Date, readText?: TextReader) {
  const rules = FILTER_NAMES.map((name) => [name, ruleOf(filters, name, now)] as const);
  const all = [...rules, ["text", matchesText(filters.text, readText)] as const];
  return all.flatMap(([name, rule]) => (rule ? [{ name, rule }] : []));
}

/** Says of a restaurant whether it passes every active filter (P5.9). */
export function matcherOf(filters: RestaurantFilters, now: Date, readText?: TextReader) {
  const rules = rulesOf(filters, now, readText);
  return (restaurant: Filterable) => rules.every(({ rule }) => rule(restaurant));
}

/** The restaurants that pass every active filter, in the order given. */
export function filterRestaurants<T extends Filterable>(
  restaurants: readonly T[],
  filters: RestaurantFilters,
  now: Date,
  readText?: TextReader,
): T[] {
  return restaurants.filter(matcherOf(filters, now, readText));
}
