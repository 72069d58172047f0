import { eventTimeLines } from "@/lib/community/event-time";
import { dayAndMonth, formatDayAndTime } from "@/lib/dates";
import type { EventTimes } from "@/lib/events/types";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";

/** A local time as the instant that reads so in UTC. */
const inUtc = (local: string) => new Date(`${local}Z`);

/** When an event is, in a line: "Samstag, 12. Juni 2027, 18:30–22:30 Uhr"; in English with the time zone. */
export function formatEventTimes(language: Language, event: EventTimes) {
  if (language === DEFAULT_LANGUAGE) {
    const { day, hours } = eventTimeLines({ ...event, date: event.start });
    return `${day}, ${hours}`;
  }
  const { tag } = LANGUAGES[language];
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return format.formatRange(inUtc(event.start), inUtc(event.end));
}

/** Day and hours of an event in two lines: "Samstag, 12. Juni 2027" and "18:30–22:30 Uhr"; of one that ends on another day, both days with the hours. */
export function eventLinesIn(language: Language, event: EventTimes) {
  if (language === DEFAULT_LANGUAGE) return eventTimeLines({ ...event, date: event.start });
  const { tag } = LANGUAGES[language];
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "full", timeZone: "UTC" });
  const hours = new Intl.DateTimeFormat(tag, { timeStyle: "short", timeZone: "UTC" });
  const [start, end] = [inUtc(event.start), inUtc(event.end)];
  return { day: day.format(start), hours: hours.formatRange(start, end) };
}

/** When an event begins: "Samstag, 12. Juni 2027 um 18:30". */
export function formatStart(language: Language, local: string) {
  if (language === DEFAULT_LANGUAGE) return formatDayAndTime(local);
  const format = new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return format.format(inUtc(local));
}

/** The two lines of a calendar leaf, "12" and "Juni". */
export function dayAndMonthIn(language: Language, local: string) {
  const leaf = dayAndMonth(local);
  if (language === DEFAULT_LANGUAGE) return leaf;
  const format = new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    month: "long",
    timeZone: "UTC",
  });
  return { ...leaf, month: format.format(inUtc(local)) };
}
