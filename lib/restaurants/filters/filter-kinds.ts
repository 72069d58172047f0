import type { Filterable, Rule } from "@/lib/restaurants/filters/filter-restaurants";

/** A part of a filter that can be removed alone. */
export type FilterChip<Value> = {
  /** The option that it stands for; "" for a filter without options. */
  option: string;
  label: string;
  /** The filter without it. */
  without: Value;
};

/** One filter: its parameter in a URL, its chips, and which restaurants pass. */
export type Filter<Value> = {
  parameter: string;
  /** The filter that every restaurant passes. */
  none: Value;
  /** The place of its chips among those of all filters. */
  place: number;
  /** Unknown values are ignored. `isTiled`: restaurants come from tiles. */
  read: (text: string | null, isTiled: boolean) => Value;
  /** "" for `none`. */
  write: (value: Value) => string;
  chips: (value: Value) => FilterChip<Value>[];
  /** What it requires of a restaurant; undefined for `none`. */
  ruleOf: (value: Value, now: Date) => Rule | undefined;
  /** With which options a restaurant is found; absent where they are not counted. */
  optionsOf?: (restaurant: Filterable, now: Date) => readonly string[];
  /** A restaurant needs every chosen option, not one of them. */
  needsAll?: boolean;
  /** Its name as an option among the features of the panel, where restaurants come from tiles. */
  amongFeatures?: string;
};

/** The longest value that is read from a URL where any is allowed; listings have no longer ones. */
const ANY_VALUE_LENGTH = 300;
const MAX_ANY_VALUES = 20;

/** The options in a comma-separated value, in the order of the options. */
export function chosen<T extends string | number>(options: readonly T[], text: string | null): T[] {
  const names = text?.split(",") ?? [];
  return options.filter((option) => names.includes(String(option)));
}

/** The values of a list without known options: the first ones, each once. */
function anyOf(text: string | null): string[] {
  const names = text?.split(",").map((name) => name.trim().slice(0, ANY_VALUE_LENGTH)) ?? [];
  return [...new Set(names)].filter(Boolean).slice(0, MAX_ANY_VALUES);
}

type ListFilter<Option extends string> = {
  parameter: string;
  place: number;
  options: readonly Option[];
  labelOf?: (option: Option) => string;
  optionsOf: (restaurant: Filterable) => readonly string[];
  needsAll?: boolean;
  /** How a value is read where restaurants come from tiles, if they have other options. */
  allowsAny?: boolean;
};

/** A choice of any number of options. */
export function listFilter<Value extends string, Option extends Value>({
  parameter,
  place,
  options,
  labelOf = String,
  optionsOf,
  needsAll = false,
  allowsAny = false,
}: ListFilter<Option>): Filter<Value[]> {
  return {
    parameter,
    place,
    none: [],
    read: (text, isTiled) =>
      isTiled && allowsAny ? (anyOf(text) as Value[]) : chosen<Value>(options, text),
    write: (values) => values.join(","),
    chips: (values) =>
      values.map((option) => ({
        option,
        label: labelOf(option as Option),
        without: values.filter((other) => other !== option),
      })),
    ruleOf: (wanted) => {
      if (wanted.length === 0) return undefined;
      return (restaurant) => {
        const there = optionsOf(restaurant);
        const isThere = (option: string) => there.includes(option);
        return needsAll ? wanted.every(isThere) : wanted.some(isThere);
      };
    },
    optionsOf,
    needsAll,
  };
}

type FlagFilter = {
  parameter: string;
  place: number;
  label: string;
  matches: (restaurant: Filterable, now: Date) => boolean;
  /** The panel has it among the features. */
  isFeature?: boolean;
  /** It is there where restaurants come from tiles alone. */
  isForTiles?: boolean;
};

/** A filter that is on or off. */
export function flagFilter({
  parameter,
  place,
  label,
  matches,
  isFeature = false,
  isForTiles = false,
}: FlagFilter): Filter<boolean> {
  return {
    parameter,
    place,
    none: false,
    read: (text, isTiled) => text === "1" && (isTiled || !isForTiles),
    write: (isOn) => (isOn ? "1" : ""),
    chips: (isOn) => (isOn ? [{ option: "", label, without: false }] : []),
    ruleOf: (isOn, now) => (isOn ? (restaurant) => matches(restaurant, now) : undefined),
    optionsOf: (restaurant, now) => (matches(restaurant, now) ? [""] : []),
    ...(isFeature && { amongFeatures: label }),
  };
}
