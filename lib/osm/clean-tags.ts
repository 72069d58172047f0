import { cleanLine } from "@/lib/strings/clean-text";

type Tags = Record<string, string>;

/** OpenStreetMap has no longer values, in characters. */
const LONGEST = 255;
const LONGEST_KEY = 100;
/** More tags have only large areas, which are no venues. */
const MOST_TAGS = 500;

/** Texts for people: the start of one that is too long is still true. */
const LONGEST_TEXTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:(?:alt_|int_|old_|short_|official_|loc_)?name|brand|operator|branch)(?::|$)/, 120],
  [/^addr:/, 200],
];

function cleanValue(key: string, value: string) {
  const most = LONGEST_TEXTS.find(([pattern]) => pattern.test(key))?.[1];
  if (most !== undefined) return cleanLine(value.slice(0, 4 * LONGEST), most);
  if (value.length > 2 * LONGEST) return "";
  const text = cleanLine(value);
  // The start of a URL, a telephone number or opening hours is another one.
  return [...text].length <= LONGEST ? text : "";
}

/** The tags of an element as texts on one line that can be stored; without those that say nothing or are too long. */
export function cleanTags(tags: Tags): Tags {
  const clean = Object.entries(tags)
    .slice(0, MOST_TAGS)
    .filter(([key]) => key.length <= LONGEST_KEY)
    .map(([key, value]) => [cleanLine(key), cleanValue(key, value)] as const);
  return Object.fromEntries(clean.filter(([key, value]) => key !== "" && value !== ""));
}
