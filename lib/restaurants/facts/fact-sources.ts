import { capitalize } from "@/lib/strings/capitalize";
import { isConfirmedLast, isStale, lastCheck, monthOf } from "@/lib/restaurants/facts/freshness";
import type { Restaurant } from "@/lib/restaurants/types";

/** Who says what: by column of `restaurants` what was corrected here, and who added a restaurant that OpenStreetMap does not have. */
export type FactSources = {
  corrected: Readonly<Record<string, { source: string; at: string }>>;
  addedBy?: string;
};

export const NO_SOURCES: FactSources = { corrected: {} };

const OPEN_STREET_MAP = "OpenStreetMap";

/** Who is meant by the words of `corrections`. */
const NAMES: Readonly<Record<string, string>> = { "the desk": "a moderator" };

/** A fact by the name that the page gives it, and by its column. */
export type NamedFact = readonly [label: string, field: string, ...others: unknown[]];

type Source = { who: string; at?: string; isAddition?: true };

/** Who says a fact, and the date of that. */
function sourceOf(
  restaurant: Restaurant,
  { corrected, addedBy }: FactSources,
  field: string,
): Source {
  const correction = corrected[field];
  if (correction) {
    const { source, at } = correction;
    return { who: NAMES[source] ?? source, at };
  }
  const { osm, checkedAt, createdAt } = restaurant;
  if (osm) return { who: OPEN_STREET_MAP, ...(checkedAt && { at: checkedAt }) };
  return { who: addedBy ?? "a moderator", at: createdAt, isAddition: true };
}

/** "OpenStreetMap, March 2026", "The owner, June 2026", "Added by a member, June 2026". */
export function sourceText(restaurant: Restaurant, sources: FactSources, field: string) {
  const { who, at, isAddition } = sourceOf(restaurant, sources, field);
  const text = isAddition ? `Added by ${who}` : capitalize(who);
  return at ? `${text}, ${monthOf(at)}` : text;
}

/** Who says a fact: "OpenStreetMap", "A member". */
export function sourceName(restaurant: Restaurant, sources: FactSources, field: string) {
  return capitalize(sourceOf(restaurant, sources, field).who);
}

/** The sources of several facts on one line: each once, with the facts that it is of where there are several. */
export function sourcesLine(
  restaurant: Restaurant,
  sources: FactSources,
  facts: readonly NamedFact[],
) {
  const labelsOf = new Map<string, string[]>();
  for (const [label, field] of facts) {
    const text = sourceText(restaurant, sources, field);
    labelsOf.set(text, [...(labelsOf.get(text) ?? []), label]);
  }
  const texts = [...labelsOf];
  if (texts.length < 2) return texts[0]?.[0];
  return texts.map(([text, labels]) => `${capitalize(labels.join(" and "))}: ${text}`).join(". ");
}

/** Who says several facts, each once: "OpenStreetMap", "the owner". */
export function sourceNames(
  restaurant: Restaurant,
  sources: FactSources,
  facts: readonly NamedFact[],
) {
  return [...new Set(facts.map(([, field]) => sourceOf(restaurant, sources, field).who))];
}

/** Who knows a fact, other than people who pass on what they saw. */
const SOURCES_ASKED = new Set([OPEN_STREET_MAP, "the owner"]);

const visitors = (count: number) => (count === 1 ? "a visitor" : `${count} visitors`);

/** The text beside the vegan level: its source, and its age (P14.242). */
export function levelEvidence(restaurant: Restaurant, sources: FactSources, now: Date) {
  const { confirmedAt, confirmedBy = 1 } = restaurant;
  const { who, at } = sourceOf(restaurant, sources, "veganLevel");
  const checks = { ...(at && { checkedAt: at }), ...(confirmedAt && { confirmedAt }) };
  const says = SOURCES_ASKED.has(who) ? `According to ${who}` : `Added by ${who}`;
  if (isStale(lastCheck(checks), now))
    return `${at ? `${says}, ${monthOf(at)}` : says}.${restaurant.veganLevel === "vegan" ? "" : " Check with staff."}`;
  if (isConfirmedLast(checks))
    return `${says}, confirmed by ${visitors(confirmedBy)}, last in ${monthOf(confirmedAt!)}`;
  return who === OPEN_STREET_MAP ? `${says}, checked ${monthOf(at!)}` : `${says}, ${monthOf(at!)}`;
}
