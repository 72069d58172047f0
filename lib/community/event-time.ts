import { formatDayAndTime, formatTimeOfDay } from "@/lib/dates";
import type { CommunityEvent } from "@/lib/community/types";

type EventTime = Pick<CommunityEvent, "date" | "end" | "timeZone">;

/** What the clock at the event says, as its dates are written: "2027-06-12T18:30". RangeError for an unknown time zone. */
function localDateTime(timeZone: string, now: Date) {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const { year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** Whether the event has ended where it takes place. */
export function isPastEvent({ end, timeZone }: Pick<EventTime, "end" | "timeZone">, now: Date) {
  return localDateTime(timeZone, now) > end;
}

/** "America/New_York" as "New York time". */
export function zoneLabel(timeZone: string) {
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ");
  return `${city} time`;
}

/** "Saturday, 12 June 2027" and "6:30 pm to 10:30 pm, New York time". */
export function eventTimeLines({ date, end, timeZone }: EventTime) {
  const from = formatTimeOfDay(date);
  const day = formatDayAndTime(date).slice(0, -`, ${from}`.length);
  return { day, hours: `${from} to ${formatTimeOfDay(end)}, ${zoneLabel(timeZone)}` };
}
