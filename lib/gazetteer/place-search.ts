import { nameKey } from "@/lib/gazetteer/name-key";
import type { NameEntry, NameList } from "@/lib/gazetteer/name-list";
import { parseCityQueries, splitAtComma } from "@/lib/gazetteer/parse-query";
import { placeQualifiers } from "@/lib/gazetteer/place-qualifiers";
import { placeSizes } from "@/lib/gazetteer/place-sizes";
import type { GazetteerPlace, PlaceTable } from "@/lib/gazetteer/place-table";
import { isWithin } from "@/lib/gazetteer/reach";
import { cityLabel } from "@/lib/gazetteer/search";
import { similarNames } from "@/lib/gazetteer/similar-names";

/** A place that a text may mean. */
export type PlaceMatch = {
  place: GazetteerPlace;
  /** The other name that the text matched: München for Munich. */
  alias?: string;
  /** It was found by its name and that of its city. */
  inCity?: true;
  /** People, and restaurants as so many people, by how well the name matches. */
  weight: number;
};

/** A place that a text names at its end or start, and what else it says. */
export type PlaceInText = { match: PlaceMatch; rest: string };

const wordsOf = (text: string) => text.split(/[\s,，、،]+/u).filter(Boolean);

/** What the size of a place counts, by the way in which its name matches. */
const WHOLE_NAME = 10;
const WHOLE_OTHER_NAME = 3;
const STARTS = { name: 1, other: 0.15, word: 0.1 } as const;

const MISSPELLED = 0.5;

const ARTICLE = /^the /;

/** A district, its city and the city's land: "Kreuzberg, Berlin, Germany". */
const DEEPEST = 1;

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
  const sizeOf = placeSizes(table, restaurantsIn);

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

  /** Whether an entry is a region or country, and a city in it has the same name, or is where it stands. */
  function isAreaOf({ place: number, isWhole }: NameEntry, all: readonly Ranked[]) {
    if (table.geonameId(number)) return false;
    const area = table.place(number);
    return all.some(({ entry }) => {
      if (!table.geonameId(entry.place)) return false;
      const { country, region, population, lat, lng } = table.place(entry.place);
      if (country !== area.country) return false;
      if (lat === area.lat && lng === area.lng) return true;
      return isWhole && entry.isWhole && region === area.name && population >= area.population;
    });
  }

  /** The first matches that fit what follows the name, each label once. A region or country gives way to a city of its name in it. */
  function take(
    entries: readonly Ranked[],
    fits: (place: GazetteerPlace) => boolean,
    limit: number,
  ) {
    const byLabel = new Map<string, PlaceMatch>();
    for (const entry of entries) {
      if (isAreaOf(entry.entry, entries)) continue;
      if (byLabel.size === limit) break;
      const match = toMatch(entry);
      const label = cityLabel(match.place);
      if (!byLabel.has(label) && fits(match.place)) byLabel.set(label, match);
    }
    return [...byLabel.values()];
  }

  /** Whether the beginning of a region or country follows. */
  const fitsStart = (rest: string) => (place: GazetteerPlace) =>
    !rest || placeQualifiers(place).some((words) => words.startsWith(rest));

  /** The places whose name a text is the start of. */
  function startingWith(text: string, limit: number): PlaceMatch[] {
    const { name, rest } = splitAtComma(text);
    const key = nameKey(name);
    if (!key) return [];
    return take(ranked(names.startingWith(key)), fitsStart(nameKey(rest)), limit);
  }

  /** The places whose name is written nearly as a text. */
  function similarTo(text: string, limit: number): PlaceMatch[] {
    const { name, rest } = splitAtComma(text);
    const similar = similarNames(names, nameKey(name));
    const distances = new Map<NameEntry, number>(similar.map((each) => [each, each.distance]));
    const factor = (entry: NameEntry) =>
      factorOf(entry) * MISSPELLED ** (distances.get(entry) ?? 0);
    return take(ranked(similar, factor), fitsStart(nameKey(rest)), limit);
  }

  /** The places of exactly this name, also after "the", the largest first. */
  function ofName(name: string): Ranked[] {
    const key = nameKey(name);
    const entries = key ? names.exactly(key).filter(({ kind }) => kind !== "word") : [];
    const bare = key.replace(ARTICLE, "");
    return entries.length === 0 && bare !== key ? ofName(bare) : ranked(entries);
  }

  /** The place of exactly this name, in the region or country, or in the city, that `rest` says: "Kreuzberg, Berlin", "Berlin Kreuzberg". */
  function named(name: string, rest: string, depth: number): PlaceMatch | undefined {
    const entries = ofName(name);
    if (!rest || entries.length === 0) return take(entries, () => true, 1)[0];
    const wanted = nameKey(rest);
    const [match] = take(entries, (place) => placeQualifiers(place).includes(wanted), 1);
    if (match || depth === DEEPEST) return match;
    const city = wholeText(rest, depth + 1)?.place;
    const [first] = take(entries, () => true, 1);
    const [district] = [
      ...(city ? take(entries, isWithin(city), 1) : []),
      ...(first ? take(ofName(rest), isWithin(first.place), 1) : []),
    ];
    return district && { ...district, inCity: true };
  }

  /** The place that a whole text names, also with its region or country: "Paris", "Paris, Texas", "brooklyn new york". */
  function wholeText(text: string, depth = 0): PlaceMatch | undefined {
    for (const { name, rest, isWhole } of parseCityQueries(text)) {
      const match = isWhole ? named(name, rest, depth) : undefined;
      if (match) return match;
    }
    return undefined;
  }

  /** The place that ends a text after something else, and the one that begins it: "Weserstraße 12, 12045 Berlin" leaves "weserstrasse 12". */
  function atEnd(text: string): PlaceInText | undefined {
    const words = wordsOf(text);
    for (let start = 1; start < words.length; start++) {
      const match = wholeText(words.slice(start).join(" "));
      if (match) return { match, rest: words.slice(0, start).join(" ") };
    }
    return undefined;
  }

  function atStart(text: string): PlaceInText | undefined {
    const words = wordsOf(text);
    for (let end = words.length - 1; end > 0; end--) {
      // Numbers after a name would be ignored.
      const match = /\d/.test(words[end - 1]!)
        ? undefined
        : wholeText(words.slice(0, end).join(" "));
      if (match) return { match, rest: words.slice(end).join(" ") };
    }
    return undefined;
  }

  /** The largest places of a time zone, without the districts of others. */
  function ofZone(timeZone: string, limit: number): GazetteerPlace[] {
    const found: GazetteerPlace[] = [];
    for (const number of table.ofZone(timeZone).sort((a, b) => sizeOf(b) - sizeOf(a))) {
      if (found.length === limit) break;
      const place = table.place(number);
      if (!found.some((city) => isWithin(city)(place))) found.push(place);
    }
    return found;
  }

  return {
    startingWith,
    similarTo,
    wholeText: (text: string) => wholeText(text),
    atEnd,
    atStart,
    ofZone,
  };
}

export type PlaceSearch = ReturnType<typeof createPlaceSearch>;
