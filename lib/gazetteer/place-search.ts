import { nameKey } from "@/lib/gazetteer/name-key";
import type { NameEntry, NameList } from "@/lib/gazetteer/name-list";
import { parseCityQueries, splitAtComma } from "@/lib/gazetteer/parse-query";
import type { GazetteerPlace, PlaceTable } from "@/lib/gazetteer/place-table";
import { cityLabel, qualifiersOf } from "@/lib/gazetteer/search";
import { similarNames } from "@/lib/gazetteer/similar-names";

/** A place that a text may mean. */
export type PlaceMatch = {
  place: GazetteerPlace;
  /** The other name that the text matched: München for Munich. */
  alias?: string;
  /** People, and restaurants as so many people, by how well the name matches. */
  weight: number;
};

/** A place with a restaurant counts as one with so many more people. */
export const PEOPLE_PER_RESTAURANT = 2_000;

/** What the size of a place counts, by the way in which its name matches. */
const WHOLE_NAME = 10;
const WHOLE_OTHER_NAME = 3;
const STARTS = { name: 1, other: 0.15, word: 0.1 } as const;

const MISSPELLED = 0.5;

type Gazetteer = {
  names: NameList;
  table: PlaceTable;
  /** How many restaurants a place has, by its GeoNames id. */
  restaurantsIn: (geonameId: number) => number;
};

function factorOf({ kind, isWhole }: NameEntry): number {
  if (!isWhole) return STARTS[kind];
  return kind === "name" ? WHOLE_NAME : kind === "other" ? WHOLE_OTHER_NAME : STARTS.word;
}

/** Finds places by every name that GeoNames has, whoever typed it how (P3.15). */
export function createPlaceSearch({ names, table, restaurantsIn }: Gazetteer) {
  const sizeOf = (number: number) =>
    1 + table.population(number) + PEOPLE_PER_RESTAURANT * restaurantsIn(table.geonameId(number));

  type Ranked = { entry: NameEntry; weight: number };

  /** The best entry of each place, heaviest first. */
  function ranked(entries: readonly NameEntry[], factor = (entry: NameEntry) => factorOf(entry)) {
    const best = new Map<number, Ranked>();
    for (const entry of entries) {
      const weight = sizeOf(entry.place) * factor(entry);
      if (weight > (best.get(entry.place)?.weight ?? 0)) best.set(entry.place, { entry, weight });
    }
    return [...best.values()].sort((a, b) => b.weight - a.weight);
  }

  function toMatch({ entry: { place, kind, line }, weight }: Ranked): PlaceMatch {
    const alias = kind === "other" ? names.writtenName(line) : "";
    return { place: table.place(place), weight, ...(alias && { alias }) };
  }

  /** The first matches that fit what follows the name, each label once. */
  function take(
    entries: readonly Ranked[],
    fits: (place: GazetteerPlace) => boolean,
    limit: number,
  ) {
    const byLabel = new Map<string, PlaceMatch>();
    for (const entry of entries) {
      if (byLabel.size === limit) break;
      const match = toMatch(entry);
      const label = cityLabel(match.place);
      if (!byLabel.has(label) && fits(match.place)) byLabel.set(label, match);
    }
    return [...byLabel.values()];
  }

  /** The places whose name a text is the start of. */
  function startingWith(text: string, limit: number): PlaceMatch[] {
    const { name, rest } = splitAtComma(text);
    const key = nameKey(name);
    if (!key) return [];
    const fits = (place: GazetteerPlace) =>
      !rest || qualifiersOf(place).some((words) => words.startsWith(rest));
    return take(ranked(names.startingWith(key)), fits, limit);
  }

  /** The places whose name is written nearly as a text. */
  function similarTo(text: string, limit: number): PlaceMatch[] {
    const { name, rest } = splitAtComma(text);
    const similar = similarNames(names, nameKey(name));
    const distances = new Map<NameEntry, number>(similar.map((each) => [each, each.distance]));
    const factor = (entry: NameEntry) =>
      factorOf(entry) * MISSPELLED ** (distances.get(entry) ?? 0);
    const fits = (place: GazetteerPlace) =>
      !rest || qualifiersOf(place).some((words) => words.startsWith(rest));
    return take(ranked(similar, factor), fits, limit);
  }

  /** The place of exactly this name, in the region or country that `rest` says. */
  function named(name: string, rest: string): PlaceMatch | undefined {
    const key = nameKey(name);
    if (!key) return undefined;
    const entries = names.exactly(key).filter(({ kind }) => kind !== "word");
    const fits = (place: GazetteerPlace) => !rest || qualifiersOf(place).includes(rest);
    return take(ranked(entries), fits, 1)[0];
  }

  /** The place that a whole text names, also with its region or country: "Paris", "Paris, Texas", "brooklyn new york". */
  function wholeText(text: string): PlaceMatch | undefined {
    for (const { name, rest, isWhole } of parseCityQueries(text)) {
      const match = isWhole ? named(name, rest) : undefined;
      if (match) return match;
    }
    return undefined;
  }

  /** The place that ends a text after something else: "Weserstraße 12, 12045 Berlin" leaves "weserstrasse 12". */
  function atEnd(text: string): { match: PlaceMatch; before: string } | undefined {
    const words = text.split(/[\s,，、،]+/u).filter(Boolean);
    for (let start = 1; start < words.length; start++) {
      const match = wholeText(words.slice(start).join(" "));
      if (match) return { match, before: words.slice(0, start).join(" ") };
    }
    return undefined;
  }

  /** The largest places of a time zone. */
  function ofZone(timeZone: string, limit: number): GazetteerPlace[] {
    return table
      .ofZone(timeZone)
      .sort((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, limit)
      .map(table.place);
  }

  return { startingWith, similarTo, wholeText, atEnd, ofZone };
}

export type PlaceSearch = ReturnType<typeof createPlaceSearch>;
