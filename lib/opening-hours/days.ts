import { matchingDays } from "@/lib/opening-hours/matching-days";
import { DAY_MINUTES, DAY_MS, type HoursPlace } from "@/lib/opening-hours/place";
import { readDay, type Day, type Otherwise } from "@/lib/opening-hours/read-day";
import { inOrder, type PlacedRule } from "@/lib/opening-hours/rule-order";
import { HOLIDAY, WEEKLY, type Rule } from "@/lib/opening-hours/rules";
import { without, type Span } from "@/lib/opening-hours/spans";

/** Holidays of the public or of schools that rules name, of which none are known for the country. */
export type UnknownHolidays = "public" | "school";

export type Days = { days: Day[]; unknownHolidays: UnknownHolidays[] };

/**
 * What days are that no rule names. Where no rule has times, only seasons say that it is closed outside of them: whoever writes that
 * it is closed in winter does not say when it is open in summer.
 */
function otherwiseOf(rules: readonly Rule[]): Otherwise {
  const opening = rules.filter(({ state }) => state !== "off");
  const areSeasons = opening.length > 0 && opening.every(({ isSeason }) => isSeason);
  return areSeasons || opening.some(({ ranges }) => ranges.length > 0) ? "closed" : "unknown";
}

/** Marks a day that is closed since it is in none of the seasons in which it is open at all. */
function withSeason(day: Day, index: number, opening: readonly PlacedRule[]): Day {
  const isOff =
    day.spans.length === 0 &&
    opening.length > 0 &&
    opening.every(({ season }) => season && !season[index]);
  return isOff ? { ...day, isOffSeason: true } : day;
}

/**
 * What rules say of so many days from a midnight; without holidays, as if there were none. The neighboring days are read, too, for what
 * is after their midnights.
 */
export function readDays(
  rules: readonly Rule[],
  place: HoursPlace,
  firstDay: Date,
  wanted: number,
  withHolidays = true,
): Days {
  const from = new Date(firstDay.getTime() - DAY_MS);
  const count = wanted + 2;
  const unknown = new Set<UnknownHolidays>();
  const placed: PlacedRule[] = [];
  for (const rule of rules) {
    const isAboutHolidays = rule.rank === HOLIDAY || /\bSH\b/.test(rule.dates);
    if (isAboutHolidays && !withHolidays) continue;
    const days = matchingDays(rule.selectors, place, from, count);
    const season = rule.isSeason && matchingDays(rule.dates, place, from, count);
    if (days) placed.push({ ...rule, days, ...(season && { season }) });
    else if (!isAboutHolidays) throw new Error(`The days of "${rule.selectors}" cannot be found.`);
    else if (!rule.isAlsoWeekly) unknown.add(rule.rank === HOLIDAY ? "public" : "school");
  }
  const ordered = inOrder(placed);
  const otherwise = otherwiseOf(rules);
  const opening = ordered.filter(({ state }) => state !== "off");
  const days = Array.from({ length: count }, (_, index) => {
    const named = ordered.filter((rule) => rule.days[index]);
    const day = readDay(named, otherwise, place, new Date(from.getTime() + index * DAY_MS));
    return withSeason(day, index, opening);
  });
  const nights = days.map((day, index) => withNight(day, days[index + 1], days[index - 1]));
  return { days: nights.slice(1, -1), unknownHolidays: [...unknown] };
}

const isPlain = ({ isUnknown, isOpenEnd, note }: Span) => !isUnknown && !isOpenEnd && !note;

/** Hours after midnight that are written for the day itself, "Sa 18:00-24:00; Su 00:00-02:00", as a part of the evening before. */
function nightAfter(day: Day | undefined, next: Day | undefined): Span | undefined {
  const evening = day?.spans.at(-1);
  const night = next?.spans[0];
  if (!evening || !night || !isPlain(evening) || !isPlain(night)) return undefined;
  const isOne = evening.to === DAY_MINUTES && evening.from > 0 && night.from === 0;
  return isOne && night.to < evening.from ? night : undefined;
}

/** A day with what is after its midnight, without the hours that the next day takes away. */
function withNight(day: Day, next: Day | undefined, before: Day | undefined): Day {
  const night = nightAfter(day, next);
  const own = nightAfter(before, day) ? day.spans.slice(1) : day.spans;
  const spans = night ? own.with(-1, { ...own.at(-1)!, to: DAY_MINUTES + night.to }) : own;
  const cuts = (next?.cuts ?? []).map(({ from, to }) => ({
    from: from + DAY_MINUTES,
    to: to + DAY_MINUTES,
  }));
  return { ...day, spans: cuts.length > 0 ? without(spans, cuts) : spans };
}

/** Whether rules say the same of every week. */
export const areWeekly = (rules: readonly Rule[]) => rules.every(({ rank }) => rank === WEEKLY);
