import { rangesFrom } from "@/lib/restaurants/hours/closed-ranges";
import { dateIn } from "@/lib/restaurants/hours/local-time";
import { WEEKDAYS, type ClosedRange, type WeekHours } from "@/lib/restaurants/types";

/** A week of which nothing is known. */
const unknownWeek = (): WeekHours =>
  Object.fromEntries(
    WEEKDAYS.map((weekday) => [weekday, [{ open: "00:00", close: "24:00", state: "unknown" }]]),
  );

/** Opening hours with the days on which the restaurant is closed, without those that are over. */
export function withClosures(
  hours: WeekHours | null | undefined,
  ranges: readonly ClosedRange[] | null | undefined,
  timeZone: string,
  now = new Date(),
): WeekHours | undefined {
  const closed = ranges ? rangesFrom(ranges, dateIn(timeZone, now)) : [];
  if (closed.length === 0) return hours ?? undefined;
  return { ...(hours ?? unknownWeek()), closed };
}

/** Whether hours say anything of the usual week. */
export function knowsWeek(hours: WeekHours) {
  return WEEKDAYS.some((weekday) => {
    const day = hours[weekday];
    return !Array.isArray(day) || day.some(({ state }) => state !== "unknown");
  });
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

function writtenDay(date: string) {
  const [year, month, day] = date.split("-");
  return `${year} ${MONTHS[Number(month) - 1]} ${day}`;
}

/** A range as OpenStreetMap writes it: `2026 Dec 24-2026 Dec 26 off "holidays"`. */
function writtenRange({ from, to, note }: ClosedRange) {
  const days = from === to ? writtenDay(from) : `${writtenDay(from)}-${writtenDay(to)}`;
  return `${days} off${note ? ` "${note.replaceAll('"', "'")}"` : ""}`;
}

/** Opening hours and closed days as OpenStreetMap writes them; undefined where neither is known. */
export function writtenHours(hoursText: string | undefined, { closed = [] }: WeekHours = {}) {
  const rules = [...(hoursText ? [hoursText] : []), ...closed.map(writtenRange)];
  return rules.length > 0 ? rules.join("; ") : undefined;
}
