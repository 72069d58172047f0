import {
  WEEKDAYS,
  type ClosedRange,
  type DayHours,
  type OpenInterval,
  type WeekHours,
} from "@/lib/restaurants/types";

type Day = DayHours | OpenInterval[] | undefined;

/** Starts a day in the specification's form, whose last minute counts; a list of intervals has none. */
const SPECIFIED = "=";
/** A day that is marked closed; a day without an entry is closed, too (P5.4). */
const CLOSED = "-";

/** What stands after an interval that is not plainly open. */
const MARKS = { unknown: "?", closed: "!", openEnd: "+", note: "'" } as const;

/** "18:00-24:00+", "00:00-24:00?'by%20arrangement". */
function intervalText({ open, close, state, openEnd, note }: OpenInterval) {
  const marks = `${state ? MARKS[state] : ""}${openEnd ? MARKS.openEnd : ""}`;
  return `${open}-${close}${marks}${note ? MARKS.note + encodeURIComponent(note) : ""}`;
}

/** "08:00-14:00,17:00-23:00"; "" for a day without hours. */
function dayText(day: Day) {
  if (!day) return "";
  if (Array.isArray(day)) return day.map(intervalText).join();
  return day.closed ? CLOSED : `${SPECIFIED}${day.open}-${day.close}`;
}

const INTERVAL = /^([\d:]+)-([\d:]+)([?!]?)(\+?)(?:'(.*))?$/;

function parseInterval(text: string): OpenInterval {
  const [, open = "", close = "", state, end, note] = INTERVAL.exec(text) ?? [];
  return {
    open,
    close,
    ...(state && { state: state === MARKS.closed ? "closed" : "unknown" }),
    ...(end && { openEnd: true }),
    ...(note && { note: decodeURIComponent(note) }),
  };
}

function parseDay(text: string): Day {
  if (text === "") return undefined;
  if (text === CLOSED) return { open: "00:00", close: "00:00", closed: true };
  if (text.startsWith(SPECIFIED)) return parseInterval(text.slice(SPECIFIED.length));
  return text.split(",").map(parseInterval);
}

/** "2026-12-24/2026-12-26'holidays". */
const rangeText = ({ from, to, note }: ClosedRange) =>
  `${from}/${to}${note ? MARKS.note + encodeURIComponent(note) : ""}`;

function parseRange(text: string): ClosedRange {
  const [, from = "", to = "", note] = /^([\d-]+)\/([\d-]+)(?:'(.*))?$/.exec(text) ?? [];
  return { from, to, ...(note && { note: decodeURIComponent(note) }) };
}

/** Before the ranges of closed days. */
const RANGES = "|";

/**
 * The hours of the seven weekdays as text: equal days are written once, as "Monday to Friday" would be. Ranges of closed days follow;
 * single dates are left out.
 */
export function weekText(hours: WeekHours) {
  const days = WEEKDAYS.map((weekday) => dayText(hours[weekday]));
  const week = days.map((day, place) => (place > 0 && day === days[place - 1] ? "~" : day));
  const ranges = hours.closed && RANGES + hours.closed.map(rangeText).join();
  return week.join(";") + (ranges ?? "");
}

/** What weekText wrote; a day without hours is absent. */
export function parseWeek(text: string): WeekHours {
  const [week = "", ranges] = text.split(RANGES);
  const hours: WeekHours = ranges ? { closed: ranges.split(",").map(parseRange) } : {};
  let day = "";
  for (const [place, part] of week.split(";").entries()) {
    if (part !== "~") day = part;
    const parsed = parseDay(day);
    if (parsed) hours[WEEKDAYS[place]!] = parsed;
  }
  return hours;
}
