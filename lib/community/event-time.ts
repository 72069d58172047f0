import { formatDayAndTime, formatTimeOfDay } from "@/lib/dates";
import type { CommunityEvent } from "@/lib/community/types";
import { localTimeAt } from "@/lib/events/local-time";

const DAY_LENGTH = "YYYY-MM-DD".length;

type EventTime = Pick<CommunityEvent, "date" | "end" | "timeZone">;

/** Whether the event has ended where it takes place. */
export function isPastEvent({ end, timeZone }: Pick<EventTime, "end" | "timeZone">, now: Date) {
  return localTimeAt(timeZone, now) > end;
}

/** "America/New_York" as "New York time". */
export function zoneLabel(timeZone: string) {
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ");
  return `${city} time`;
}

/** "Saturday, 12 June 2027" and "6:30 pm to 10:30 pm, New York time"; an end on another day with its date. */
export function eventTimeLines({ date, end, timeZone }: EventTime) {
  const from = formatTimeOfDay(date);
  const day = formatDayAndTime(date).slice(0, -`, ${from}`.length);
  const isOneDay = date.slice(0, DAY_LENGTH) === end.slice(0, DAY_LENGTH);
  const until = isOneDay ? formatTimeOfDay(end) : formatDayAndTime(end);
  return { day, hours: `${from} to ${until}, ${zoneLabel(timeZone)}` };
}
