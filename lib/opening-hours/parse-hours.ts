import {
  DAY_MS,
  intervalsByDay,
  schedule,
  type HoursPlace,
  type Schedule,
} from "@/lib/opening-hours/schedule";
import { toWeekHours, usualWeek, weekOf } from "@/lib/opening-hours/usual-week";
import { withoutHolidays } from "@/lib/opening-hours/without-holidays";
import { WEEKDAYS, type OpenInterval, type WeekHours } from "@/lib/restaurants/types";

/** Days ahead for which hours that differ from the week are stored. */
export const EXACT_DAYS = 14;
/** Longer than what anyone writes by hand. */
const LONGEST = 1000;

export type VenueHours = {
  hours: WeekHours;
  /** The hours are the same in every week, so that they are never out of date. */
  isWeekStable: boolean;
};

/** The library reads the fields of local dates, so that venue-local times are exact only where no hour is ever skipped. */
function assertUtc(date: Date) {
  if (date.getTimezoneOffset() !== 0)
    throw new Error("Opening hours are read in a process with the time zone UTC (TZ=UTC).");
}

const day = (date: Date) => date.toISOString().slice(0, 10);
const isSame = (a: OpenInterval[], b: OpenInterval[]) => JSON.stringify(a) === JSON.stringify(b);

/** Hours with exceptions: the usual week, and of yesterday and the coming days each that differs from it. */
function weekWithDates(text: string, of: Schedule, place: HoursPlace, today: Date): WeekHours {
  const week = usualWeek(text, place, today);
  const from = new Date(today.getTime() - DAY_MS);
  const dates: Record<string, OpenInterval[]> = {};
  intervalsByDay(of, from, EXACT_DAYS + 1).forEach((intervals, index) => {
    const date = new Date(from.getTime() + index * DAY_MS);
    const usual = week[WEEKDAYS[(date.getUTCDay() + 6) % 7]!];
    if (!isSame(intervals, Array.isArray(usual) ? usual : [])) dates[day(date)] = intervals;
  });
  return Object.keys(dates).length > 0 ? { ...week, dates } : week;
}

/** Whether no open interval in the coming weeks means that it is closed, and not that its hours are unknown. */
function isKnownClosed(of: Schedule, text: string, today: Date) {
  const year = new Date(today.getTime() + 366 * DAY_MS);
  const intervals = of.getOpenIntervals(today, year);
  if (intervals.some(([, , isUnknown]) => !isUnknown)) return true;
  return intervals.length === 0 && /\b(?:off|closed)\b/i.test(text);
}

/**
 * Whether one rule contains several: "Mo-Fr 07:00-21:00 Sa 09:00-17:00". The library reads both times for all of these days, and
 * warns that this is probably not intended (P14.480).
 */
function lacksSeparators(of: Schedule) {
  return of.getWarnings().some((warning) => /not connected/.test(warning));
}

function read(text: string, place: HoursPlace, today: Date): VenueHours | undefined {
  const of = schedule(text, place);
  if (lacksSeparators(of)) return undefined;
  const isWeekStable = of.isWeekStable();
  const hours = isWeekStable
    ? toWeekHours(weekOf(of, today))
    : weekWithDates(text, of, place, today);
  const isKnown = Object.keys(hours).length > 0 || isKnownClosed(of, text, today);
  return isKnown ? { hours, isWeekStable } : undefined;
}

/** The library writes what it throws to the console, too. */
function quietly<T>(work: () => T) {
  const { error } = console;
  console.error = () => undefined;
  try {
    return work();
  } finally {
    console.error = error;
  }
}

/**
 * Reads OpenStreetMap's opening hours (https://wiki.openstreetmap.org/wiki/Key:opening_hours) for a place and a day, by its local
 * midnight written as UTC. Where a country's holidays are unknown, they are left out. Undefined where the text cannot be parsed or is
 * ambiguous.
 */
export function parseHours(text: string, place: HoursPlace, today: Date): VenueHours | undefined {
  assertUtc(today);
  if (text.length > LONGEST) return undefined;
  const texts = /\b[PS]H\b/.test(text) ? [text, withoutHolidays(text)] : [text];
  for (const candidate of texts) {
    try {
      return quietly(() => read(candidate, place, today));
    } catch {
      // Not in the language of opening hours, or without data about holidays, which shows only when they are evaluated.
    }
  }
  return undefined;
}
