import OpeningHours, { type nominatim_object, type optional_conf_param } from "opening_hours";
import { WEEKDAYS, type OpenInterval, type WeekHours } from "@/lib/restaurants/types";

/** Days ahead for which hours that differ from the week are stored. */
export const EXACT_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than what anybody writes by hand. */
const LONGEST = 1000;

export type VenueHours = {
  hours: WeekHours;
  /** The hours are the same in every week, so that they are never out of date. */
  isWeekStable: boolean;
};

type Place = {
  lat: number;
  lng: number;
  /** ISO 3166-1 alpha-2. */
  country: string | undefined;
  /** Whose holidays are kept, as the library names it: "Bayern"; empty for those of the whole country. */
  state: string;
};
type Schedule = InstanceType<typeof OpeningHours>;

/** The library reads the fields of local dates, so that venue-local times are exact only where no hour is ever skipped. */
function assertUtc(date: Date) {
  if (date.getTimezoneOffset() !== 0)
    throw new Error("Opening hours are read in a process with the time zone UTC (TZ=UTC).");
}

function schedule(text: string, { lat, lng, country, state }: Place): Schedule {
  // A null location means holidays in Germany; a country without holiday data makes holiday rules throw.
  const place = {
    lat,
    lon: lng,
    address: { country_code: country?.toLowerCase() ?? "", state },
  } as nominatim_object;
  return new OpeningHours(text, place, {
    tag_key: "opening_hours",
    mode: 0,
    map_value: false,
  } as optional_conf_param);
}

const clock = (date: Date) => date.toISOString().slice(11, 16);
const day = (date: Date) => date.toISOString().slice(0, 10);

/** The open intervals of `days` days from a midnight by the day on which they begin; one longer than a day is split at midnights. */
function intervalsByDay(of: Schedule, from: Date, days: number): OpenInterval[][] {
  // From a day before, so that what has begun then is not cut off and taken for a beginning.
  const first = new Date(from.getTime() - DAY_MS);
  const last = new Date(from.getTime() + (days + 1) * DAY_MS);
  const byDay: OpenInterval[][] = Array.from({ length: days }, () => []);
  for (const [start, end, isUnknown] of of.getOpenIntervals(first, last)) {
    if (isUnknown) continue;
    let open = start.getTime();
    while (open < end.getTime()) {
      const midnight = Math.floor(open / DAY_MS) * DAY_MS + DAY_MS;
      const close = end.getTime() - open > DAY_MS ? midnight : end.getTime();
      const position = Math.floor((open - from.getTime()) / DAY_MS);
      byDay[position]?.push({
        open: clock(new Date(open)),
        close: close === midnight ? "24:00" : clock(new Date(close)),
      });
      open = close;
    }
  }
  return byDay;
}

/** The Monday of the week in which a day is, or of the one before. */
function mondayBefore(date: Date) {
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS);
}

function weekOf(of: Schedule, today: Date): WeekHours {
  const days = intervalsByDay(of, mondayBefore(today), WEEKDAYS.length);
  return Object.fromEntries(
    WEEKDAYS.flatMap((weekday, index) => (days[index]!.length > 0 ? [[weekday, days[index]]] : [])),
  );
}

/** The week that is left of rules when those about certain dates are taken away; undefined where none is. */
function usualWeek(text: string, place: Place, today: Date): WeekHours | undefined {
  const kept = text.split(/;|\|\|/).filter((rule) => {
    try {
      return rule.trim() !== "" && schedule(rule, place).isWeekStable();
    } catch {
      return false;
    }
  });
  if (kept.length === 0) return undefined;
  return weekOf(schedule(kept.join(";"), place), today);
}

const isSame = (a: OpenInterval[], b: OpenInterval[]) => JSON.stringify(a) === JSON.stringify(b);

/** Hours with exceptions: the usual week, and of yesterday and the coming days each that differs from it. */
function weekWithDates(text: string, of: Schedule, place: Place, today: Date): WeekHours {
  const week = usualWeek(text, place, today) ?? {};
  const from = new Date(today.getTime() - DAY_MS);
  const dates: Record<string, OpenInterval[]> = {};
  intervalsByDay(of, from, EXACT_DAYS + 1).forEach((intervals, index) => {
    const date = new Date(from.getTime() + index * DAY_MS);
    const usual = week[WEEKDAYS[(date.getUTCDay() + 6) % 7]!];
    if (!isSame(intervals, Array.isArray(usual) ? usual : [])) dates[day(date)] = intervals;
  });
  return Object.keys(dates).length > 0 ? { ...week, dates } : week;
}

/** Whether no open interval in the coming weeks means that it is closed, and not that nobody knows. */
function isKnownClosed(of: Schedule, text: string, today: Date) {
  const year = new Date(today.getTime() + 366 * DAY_MS);
  const intervals = of.getOpenIntervals(today, year);
  if (intervals.some(([, , isUnknown]) => !isUnknown)) return true;
  return intervals.length === 0 && /\b(?:off|closed)\b/i.test(text);
}

/** The rules without public and school holidays: what they say of every other day. */
export function withoutHolidays(text: string) {
  return text
    .split(";")
    .map((rule) =>
      rule
        .replace(/^\s*(?:[PS]H\s*,?\s*)+(?=off|closed|unknown|open|\d|"|$)/i, "\0")
        .replace(/,\s*[PS]H\b|\b[PS]H\s*,\s*/g, ""),
    )
    .filter((rule) => !rule.startsWith("\0") && rule.trim() !== "")
    .join(";");
}

function read(text: string, place: Place, today: Date): VenueHours | undefined {
  const of = schedule(text, place);
  const isWeekStable = of.isWeekStable();
  const hours = isWeekStable ? weekOf(of, today) : weekWithDates(text, of, place, today);
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
 * midnight written as UTC. Where no holidays are known of a country, those are left out. Undefined where the text cannot be read
 * or says nothing certain.
 */
export function parseHours(text: string, place: Place, today: Date): VenueHours | undefined {
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
