import anyAscii from "any-ascii";
import { foldText } from "@/lib/fold-text";
import { tagValues, type OsmTags } from "@/lib/osm/element";
import { readPhone, readUrl } from "@/lib/osm/contact";

/** What the tags of one element say at two times: one business, two, or what might be either. */
export type Verdict = "same" | "other" | "unclear";

const NAMES = /^(?:(?:alt_|int_|old_|short_|official_|loc_)?name|brand)(?::|$)/;
/** Words that many names have. */
const COMMON = new Set(
  `bakery bar bistro brasserie burger cafe caffe coffee cuisine deli diner eatery food foods garden green grill house
  imbiss juice kebab kitchen kuche lounge market osteria pasta pizza pizzeria plant pub restaurace restaurant restaurante
  ristorante shop snack sushi taverna thai trattoria vegan veggie vegetarian wok`.split(/\s+/),
);
/** Sites that many businesses have pages on. */
const SHARED_HOST =
  /(?:^|\.)(?:facebook|instagram|google|tripadvisor|linktr|wixsite|business)\.[a-z]+$/;

const letters = (text: string) =>
  anyAscii(foldText(text))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

const namesOf = (tags: OsmTags) =>
  Object.entries(tags)
    .filter(([key]) => NAMES.test(key))
    .map(([, value]) => value);

function pairsOf(text: string) {
  return new Set(
    Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)),
  );
}

/** Whether one is a spelling of the other: a part of it, or two thirds of the pairs of letters are the same. */
function isSpelling(a: string, b: string) {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.includes(short) && !COMMON.has(short)) return true;
  const [first, second] = [pairsOf(a), pairsOf(b)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size) >= 0.66;
}

const words = (text: string) =>
  anyAscii(foldText(text))
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= 4 && !COMMON.has(word));

function likeness(before: OsmTags, after: OsmTags): "same" | "akin" | "different" {
  const [old, now] = [namesOf(before), namesOf(after)];
  const spelled = now.map(letters).filter(Boolean);
  if (old.map(letters).some((a) => a && spelled.some((b) => isSpelling(a, b)))) return "same";
  const known = new Set(old.flatMap(words));
  return now.flatMap(words).some((word) => known.has(word)) ? "akin" : "different";
}

function page(value: string) {
  const url = readUrl(value);
  if (!url) return undefined;
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^www\./, "");
  return SHARED_HOST.test(host) ? host + pathname.replace(/\/+$/, "").toLowerCase() : host;
}

const CONTACTS: readonly [readonly string[], (value: string) => string | undefined][] = [
  [["phone", "mobile"], (value) => readPhone(value)?.replace(/\D/g, "").slice(-8)],
  [["website", "url"], page],
  [["email"], (value) => value.toLowerCase()],
  [["instagram", "facebook"], (value) => letters(value.replace(/^.*\//, "")) || undefined],
];

type Change = "equal" | "changed" | "unknown";

function compare(before: readonly string[], after: readonly string[]): Change {
  if (before.length === 0 || after.length === 0) return "unknown";
  return after.some((value) => before.includes(value)) ? "equal" : "changed";
}

function contactChanges(before: OsmTags, after: OsmTags): Change[] {
  return CONTACTS.map(([keys, read]) => {
    const valuesOf = (tags: OsmTags) =>
      keys
        .flatMap((key) => [tags[key], tags[`contact:${key}`]])
        .flatMap(tagValues)
        .flatMap((value) => read(value) ?? []);
    return compare(valuesOf(before), valuesOf(after));
  });
}

/**
 * Whether an element still is the business that it was. Mappers often retag the element of a business that has closed for the one that
 * moved in. A similar name is the same business; without one, a contact that stays speaks for a new name, and contacts or cuisine that
 * change as well for another business.
 */
export function sameBusiness(before: OsmTags, after: OsmTags): Verdict {
  const name = likeness(before, after);
  if (name === "same") return "same";
  const contacts = contactChanges(before, after);
  const cuisine = compare(tagValues(before.cuisine), tagValues(after.cuisine));
  const changed = contacts.filter((change) => change === "changed").length;
  const isCuisineChanged = cuisine === "changed";
  if (contacts.includes("equal"))
    return isCuisineChanged && name === "different" ? "unclear" : "same";
  if (name === "akin") return changed > 0 ? "unclear" : "same";
  if (changed > 0 && isCuisineChanged) return "other";
  return changed > 1 && cuisine !== "equal" ? "other" : "unclear";
}
