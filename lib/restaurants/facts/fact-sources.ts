import { capitalize } from "@/lib/strings/capitalize";
import { formatMonthIn } from "@/lib/restaurants/facts/format-month";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { sentenceSpace, sentenceStop } from "@/lib/languages/marks";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/sources.json";
import { isConfirmedLast, isStale, lastCheck } from "@/lib/restaurants/facts/freshness";
import type { Restaurant } from "@/lib/restaurants/types";

/** Who says what: by column of `restaurants` what was corrected here, and who added a restaurant that OpenStreetMap does not have. */
export type FactSources = {
  corrected: Readonly<Record<string, { source: string; at: string }>>;
  addedBy?: string;
};

export const NO_SOURCES: FactSources = { corrected: {} };

/** What is said of sources, in a language. */
export type SourceTexts = Translator<keyof typeof english>;

/** Who is meant by the words of `corrections`, as the texts name them. */
const PEOPLE: Readonly<Record<string, string>> = {
  "the owner": "owner",
  "a member": "member",
  "a visitor": "visitor",
  "a moderator": "moderator",
  "the desk": "moderator",
};

const OPEN_STREET_MAP = "OpenStreetMap";

/** A fact by the name that the page gives it, and by its column. */
export type NamedFact = readonly [label: string, field: string, ...others: unknown[]];

type Source = { who: string; at?: string; isAddition?: true };

/** Who says a fact, and the date of that. */
function sourceOf(
  restaurant: Restaurant,
  { corrected, addedBy = "" }: FactSources,
  field: string,
): Source {
  const correction = corrected[field];
  if (correction) {
    const { source, at } = correction;
    return { who: PEOPLE[source] ?? source, at };
  }
  const { osm, checkedAt, createdAt } = restaurant;
  if (osm) return { who: OPEN_STREET_MAP, ...(checkedAt && { at: checkedAt }) };
  return { who: PEOPLE[addedBy] ?? "moderator", at: createdAt, isAddition: true };
}

const dated = (source: string, at: string | undefined, t: SourceTexts) =>
  at ? t("dated", { source, month: formatMonthIn(t.language, at) }) : source;

/** "OpenStreetMap, March 2026", "The owner, June 2026", "Added by a member, June 2026". */
export function sourceText(
  restaurant: Restaurant,
  sources: FactSources,
  field: string,
  t: SourceTexts,
) {
  const { who, at, isAddition } = sourceOf(restaurant, sources, field);
  return dated(t(isAddition ? "added" : "name", { who }), at, t);
}

/** Who says a fact: "OpenStreetMap", "A member". */
export function sourceName(
  restaurant: Restaurant,
  sources: FactSources,
  field: string,
  t: SourceTexts,
) {
  return t("name", { who: sourceOf(restaurant, sources, field).who });
}

/** "address and website". */
function listed(language: Language, names: readonly string[]) {
  if (language === DEFAULT_LANGUAGE) return names.join(" and ");
  return new Intl.ListFormat(LANGUAGES[language].tag).format(names);
}

/** The sources of several facts on one line: each once, with the facts that it is of where there are several. */
export function sourcesLine(
  restaurant: Restaurant,
  sources: FactSources,
  facts: readonly NamedFact[],
  t: SourceTexts,
) {
  const labelsOf = new Map<string, string[]>();
  for (const [label, field] of facts) {
    const text = sourceText(restaurant, sources, field, t);
    labelsOf.set(text, [...(labelsOf.get(text) ?? []), label]);
  }
  const texts = [...labelsOf];
  if (texts.length < 2) return texts[0]?.[0];
  return texts
    .map(([source, labels]) =>
      t("of-facts", { facts: capitalize(listed(t.language, labels)), source }),
    )
    .join(sentenceStop(t.language));
}

/** Who says several facts, each once: "OpenStreetMap", "the owner". */
export function sourceNames(
  restaurant: Restaurant,
  sources: FactSources,
  facts: readonly NamedFact[],
  t: SourceTexts,
) {
  const who = new Set(facts.map(([, field]) => sourceOf(restaurant, sources, field).who));
  return [...who].map((name) => t("inline", { who: name }));
}

/** "From OpenStreetMap and the owner". */
export const fromSources = (names: readonly string[], t: SourceTexts) =>
  t("from", { sources: listed(t.language, names) });

/** Who knows a fact, other than people who pass on what they saw. */
const SOURCES_ASKED = new Set([OPEN_STREET_MAP, "owner"]);

/** The text beside the vegan level: its source, and its age (P14.242). */
export function levelEvidence(
  restaurant: Restaurant,
  sources: FactSources,
  now: Date,
  t: SourceTexts,
) {
  const { confirmedAt, confirmedBy = 1 } = restaurant;
  const { who, at } = sourceOf(restaurant, sources, "veganLevel");
  const checks = { ...(at && { checkedAt: at }), ...(confirmedAt && { confirmedAt }) };
  const source = t(SOURCES_ASKED.has(who) ? "according" : "added", { who });
  if (isStale(lastCheck(checks), now)) {
    const sentence = t("end", { sentence: dated(source, at, t) });
    if (restaurant.veganLevel === "vegan") return sentence;
    return [sentence, t("ask")].join(sentenceSpace(t.language));
  }
  if (isConfirmedLast(checks)) {
    const month = formatMonthIn(t.language, confirmedAt!);
    return t("confirmed", { source, count: confirmedBy, month });
  }
  if (who !== OPEN_STREET_MAP) return dated(source, at, t);
  return t("checked", { source, month: formatMonthIn(t.language, at!) });
}
