import type { OsmTags } from "@/lib/osm/element";
import { tagValues } from "@/lib/osm/tag-values";
import { letters, nameLikeness } from "@/lib/import/match/name-likeness";
import { readPhone, readUrl } from "@/lib/osm/contact";

/** What the tags of one element say at two times: one business, two, or what might be either. */
export type Verdict = "same" | "other" | "unclear";

const NAMES = /^(?:(?:alt_|int_|old_|short_|official_|loc_)?name|brand)(?::|$)/;
/** Sites that many businesses have pages on. */
const SHARED_HOST =
  /(?:^|\.)(?:facebook|instagram|google|tripadvisor|linktr|wixsite|business)\.[a-z]+$/;

/** A name that an element had before says nothing of what it is now. */
const FORMER = /^old_name(?::|$)/;

const namesOf = (tags: OsmTags) =>
  Object.entries(tags)
    .filter(([key]) => NAMES.test(key))
    .map(([, value]) => value);

function likeness(before: OsmTags, after: OsmTags): "same" | "alike" | "akin" | "different" {
  const name = letters(before.name ?? "");
  if (name && name === letters(after.name ?? "")) return "same";
  const present = Object.entries(after).filter(([key]) => !FORMER.test(key));
  return nameLikeness(namesOf(before), namesOf(Object.fromEntries(present)));
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
 * moved in. The same letters are the same business. With another name, a contact that stays speaks for the same business, and contacts
 * or cuisine that change as well speak against it: where the names are alike, it may be either.
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
  if (name === "alike") return changed > 0 || isCuisineChanged ? "unclear" : "same";
  if (name === "akin") return changed > 0 ? "unclear" : "same";
  if (changed > 0 && isCuisineChanged) return "other";
  return changed > 1 && cuisine !== "equal" ? "other" : "unclear";
}
