import type { HoursPlace } from "@/lib/opening-hours/place";
import type { PlacedRule } from "@/lib/opening-hours/rule-order";
import { inSequence, overlaps, WHOLE_DAY, without, type Span } from "@/lib/opening-hours/spans";
import { followsSun, minutesOf, type Minutes } from "@/lib/opening-hours/time-ranges";

/** What rules say of one day. Hours belong to the day on which they begin. */
export type Day = {
  spans: Span[];
  /** Hours of the day that a rule takes away, also from what began on the day before. */
  cuts: Minutes[];
  closedNote?: string;
  /** Two rules with different times were added (P14.481). */
  isJoined?: true;
  /** It is closed because of the season. */
  isOffSeason?: true;
};

const NO_SUN = "no sunrise or sunset on this day";

/** What a day is that no rule names. */
export type Otherwise = "closed" | "unknown";

const UNKNOWN_DAY: Span = { ...WHOLE_DAY, isUnknown: true };

/** The spans of a rule on a day; the whole day, unknown, where it has no times. */
function spansOf(rule: PlacedRule, place: HoursPlace, midnight: Date): Span[] {
  const { ranges, state, note } = rule;
  const isUnknown = state === "unknown";
  const marks = { ...(isUnknown && { isUnknown }), ...(note && { note }) };
  if (ranges.length === 0) return [{ ...WHOLE_DAY, ...marks }];
  return ranges.flatMap((range): Span[] => {
    const minutes = minutesOf(range, place, midnight);
    if (minutes === "none") return [];
    if (!minutes) return [{ ...UNKNOWN_DAY, note: NO_SUN }];
    return [
      {
        ...minutes,
        ...marks,
        ...(range.isOpenEnd && { isOpenEnd: true }),
        ...(followsSun(range) && { sunText: range.text }),
      },
    ];
  });
}

function cutsOf(rule: PlacedRule, place: HoursPlace, midnight: Date): Minutes[] {
  return rule.ranges.flatMap((range) => {
    const minutes = minutesOf(range, place, midnight);
    return minutes && minutes !== "none" ? [minutes] : [];
  });
}

/** Whether a later rule without a comma adds to what an earlier one says of the same days, as people mean it. */
function addsTo(
  spans: readonly Span[],
  next: readonly Span[],
  earlier: PlacedRule,
  rule: PlacedRule,
) {
  const isSameKind = earlier.rank === rule.rank && earlier.dates === rule.dates;
  return isSameKind && !next.some((span) => spans.some((other) => overlaps(span, other)));
}

function closed(rule: PlacedRule): Day {
  const { note, isSeason } = rule;
  return {
    spans: [],
    cuts: [],
    ...(note && { closedNote: note }),
    ...(isSeason && { isOffSeason: true }),
  };
}

/** A day after a rule with hours: they are added to what an earlier rule says of it, or replace that. */
function opened(
  rule: PlacedRule,
  before: Day | undefined,
  last: PlacedRule | undefined,
  place: HoursPlace,
  midnight: Date,
): Day {
  // "Otherwise" is not about a day that is said to be closed.
  if (before && before.spans.length === 0 && rule.joiner === "fallback") return before;
  const next = spansOf(rule, place, midnight);
  if (!before || !last || before.spans.length === 0) return { spans: next, cuts: [] };
  const { spans } = before;
  const isNoteOfDay = rule.ranges.length === 0 && rule.selectors === last.selectors;
  const isJoined = rule.joiner === "normal" && !isNoteOfDay && addsTo(spans, next, last, rule);
  if (rule.joiner === "normal" && !isNoteOfDay && !isJoined) return { spans: next, cuts: [] };
  return {
    ...before,
    spans: [...spans, ...without(next, spans)],
    ...(isJoined && { isJoined: true }),
  };
}

/** A day by the rules that name it, in the order in which they count. */
export function readDay(
  rules: readonly PlacedRule[],
  otherwise: Otherwise,
  place: HoursPlace,
  midnight: Date,
): Day {
  let day: Day | undefined;
  let last: PlacedRule | undefined;
  let cuts: Minutes[] = [];
  for (const rule of rules) {
    if (rule.state === "off" && rule.ranges.length > 0) {
      cuts = [...cuts, ...cutsOf(rule, place, midnight)];
      if (day) day = { ...day, spans: without(day.spans, cuts) };
      continue;
    }
    const before = day;
    day = rule.state === "off" ? closed(rule) : opened(rule, before, last, place, midnight);
    if (rule.state !== "off") last = rule;
  }
  if (day) return { ...day, cuts, spans: inSequence(day.spans) };
  return { spans: otherwise === "unknown" ? [UNKNOWN_DAY] : [], cuts };
}
