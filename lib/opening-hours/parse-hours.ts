import { areWeekly, readDays, type UnknownHolidays } from "@/lib/opening-hours/days";
import { intervalsOf, isKnown, isOpen, keyOf } from "@/lib/opening-hours/intervals";
import { DAY_MS, type HoursPlace } from "@/lib/opening-hours/place";
import type { Day } from "@/lib/opening-hours/read-day";
import { readRules, type Rule } from "@/lib/opening-hours/rules";
import { followsSun } from "@/lib/opening-hours/time-ranges";
import { onlyWeek, usualWeek } from "@/lib/opening-hours/usual-week";
import {
  WEEKDAYS,
  type HoursReading,
  type OpenInterval,
  type WeekHours,
} from "@/lib/restaurants/types";

/** Days ahead for which hours that differ from the week are stored. */
export const EXACT_DAYS = 14;
/** How far ahead the next opening of what is closed all that time is looked for. */
const SEARCHED_DAYS = 366;
/** Longer than what anyone writes by hand. */
const LONGEST = 1000;

export type VenueHours = {
  /** Undefined where the text says neither when it is open nor when it is closed: a note, a season alone. */
  hours: WeekHours | undefined;
  /** The hours are the same in every week, so that they are never out of date. */
  isWeekStable: boolean;
};

/** The library reads the fields of local dates, so that venue-local times are exact only where no hour is ever skipped. */
function assertUtc(date: Date) {
  if (date.getTimezoneOffset() !== 0)
    throw new Error("Opening hours are read in a process with the time zone UTC (TZ=UTC).");
}

const dateOf = (from: Date, days: number) =>
  new Date(from.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** The days of a week by their names; a day without hours has no entry. */
function toWeekHours(days: readonly Day[]): WeekHours {
  return Object.fromEntries(
    WEEKDAYS.flatMap((weekday, index) => {
      const intervals = intervalsOf(days[index]!);
      return intervals.length > 0 ? [[weekday, intervals]] : [];
    }),
  );
}

type Dates = { dates: Record<string, OpenInterval[]>; special: Day[]; unknown: UnknownHolidays[] };

/** Of yesterday and the coming days each that differs from the week; where none is open, the next day that is. */
function readDates(rules: readonly Rule[], week: readonly Day[], place: HoursPlace, today: Date) {
  const from = new Date(today.getTime() - DAY_MS);
  const { days, unknownHolidays } = readDays(rules, place, from, EXACT_DAYS + 1);
  const found: Dates = { dates: {}, special: [], unknown: unknownHolidays };
  days.forEach((day, index) => {
    const date = dateOf(from, index);
    const usual = week[(new Date(date).getUTCDay() + 6) % 7]!;
    if (keyOf(day) === keyOf(usual)) return;
    found.dates[date] = intervalsOf(day);
    found.special.push(day);
  });
  if (days.slice(1).some(isOpen)) return found;
  const after = new Date(from.getTime() + days.length * DAY_MS);
  const later = readDays(rules, place, after, SEARCHED_DAYS).days;
  const opens = later.findIndex(isOpen);
  if (opens >= 0) found.dates[dateOf(after, opens)] = intervalsOf(later[opens]!);
  return found;
}

const READINGS: Readonly<Record<UnknownHolidays, HoursReading>> = {
  public: "holidays not known",
  school: "school holidays not known",
};

function read(text: string, place: HoursPlace, today: Date): VenueHours | undefined {
  const rules = readRules(text);
  if (!rules) return undefined;
  const hasSun = rules.some(({ ranges }) => ranges.some(followsSun));
  const isWeekStable = areWeekly(rules) && !hasSun;
  const week = isWeekStable ? onlyWeek(rules, place, today) : usualWeek(rules, place, today);
  const { dates, special, unknown }: Dates = isWeekStable
    ? { dates: {}, special: [], unknown: [] }
    : readDates(rules, week, place, today);
  const days = [...week, ...special];
  if (!days.some(isKnown)) return { hours: undefined, isWeekStable };
  const reading: HoursReading[] = [
    ...(days.some(({ isJoined }) => isJoined) ? (["added"] as const) : []),
    ...(hasSun ? (["sun"] as const) : []),
    ...(week.every(({ isOffSeason }) => isOffSeason) ? (["off season"] as const) : []),
    ...unknown.map((which) => READINGS[which]),
  ];
  return {
    hours: {
      ...toWeekHours(week),
      ...(Object.keys(dates).length > 0 && { dates }),
      ...(reading.length > 0 && { reading }),
    },
    isWeekStable,
  };
}

/**
 * Reads OpenStreetMap's opening hours (https://wiki.openstreetmap.org/wiki/Key:opening_hours) for a place and a day, by its local
 * midnight written as UTC, as people mean them (P14.481). Where a country's holidays are unknown, they are left out. Undefined where
 * the text cannot be parsed or is ambiguous.
 */
export function parseHours(text: string, place: HoursPlace, today: Date): VenueHours | undefined {
  assertUtc(today);
  if (text.length > LONGEST) return undefined;
  try {
    return read(text, place, today);
  } catch {
    return undefined;
  }
}
