import type { LocationSearch } from "@/lib/location/types";

/** The groups of suggestions, in the order in which they are shown, with the ids of their headings (P3.14). */
export const SUGGESTION_GROUPS = {
  cities: "group.cities",
  restaurants: "group.restaurants",
  addresses: "group.addresses",
  food: "group.food",
  more: "group.more",
} as const;

export type SuggestionGroup = keyof typeof SUGGESTION_GROUPS;

/** Something that a typed text may mean. */
export type Suggestion = {
  group: SuggestionGroup;
  /** "Munich" */
  name: string;
  /** "Bavaria, Germany" */
  detail: string;
  /** The other name that the text matched: "München". */
  alias?: string;
  /** "312 places" */
  note: string;
  /** The slug of its page, of a city with restaurants. */
  city?: string;
  /** What choosing it means. */
  means: LocationSearch;
};

/** P3.14. */
export const MOST_SUGGESTIONS = 8;

export type Suggestions = {
  suggestions: Suggestion[];
  /** A slower source may know more of this text. */
  hasMore: boolean;
  credit: string;
};

/** What the choice of a suggestion writes into the search box. */
export function suggestionText({ group, name, detail }: Suggestion) {
  return group === "food" || group === "restaurants"
    ? name
    : [name, detail].filter(Boolean).join(", ");
}

/** What a submitted text means; `near`: what it may be a misspelling of, where nobody knows it. */
export type SearchOutcome =
  { kind: "found"; means: LocationSearch } | { kind: "unknown"; text: string; near: Suggestion[] };
