import type { OpenStatus } from "@/lib/restaurants/hours/open-status";
import type { Weekday } from "@/lib/restaurants/types";

/** What is written about hours, as it was written. */
export const quoted = (note: string) => `“${note}”`;

/** "monday" as "Monday". */
export function weekdayName(weekday: Weekday) {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

const DATE = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", timeZone: "UTC" });

/** "2026-12-11" as "December 11". */
export const dateName = (date: string) => DATE.format(new Date(`${date}T00:00:00Z`));

/** A longer note is on the restaurant's page only. */
const LONGEST_NOTE = 40;
export const END_UNKNOWN = "closing time not known";

function untilText({ closesAt, openEnd }: Extract<OpenStatus, { open: true }>) {
  if (openEnd) return closesAt ? `until ${closesAt.time} or later` : END_UNKNOWN;
  return closesAt && `until ${closesAt.time}`;
}

/**
 * The next change beside "Open" or "Closed": "until 22:00", "opens at 17:00", "opens tomorrow", "opens Monday"; of a venue that never
 * opens what is written about that.
 */
export function untilPhrase(status: OpenStatus) {
  if (status.open === "unknown") return undefined;
  if (status.open) return untilText(status);
  if (!status.opensAt) return status.note && quoted(status.note);
  const { day, weekday, time, date } = status.opensAt;
  if (date) return `opens ${dateName(date)}`;
  const words = { today: `at ${time}`, tomorrow: "tomorrow", later: weekdayName(weekday) };
  return `opens ${words[day]}`;
}

/** In place of "Open" or "Closed" where it is not known: what is written, "Hours not known", "May be open". */
export function unknownPhrase({ note, mayBeOpen }: Extract<OpenStatus, { open: "unknown" }>) {
  if (mayBeOpen) return "May be open";
  return note && note.length <= LONGEST_NOTE ? quoted(note) : "Hours not known";
}
