import { quoted } from "@/lib/restaurants/day-hours-text";
import type { OpenStatus } from "@/lib/restaurants/open-status";
import type { Opening } from "@/lib/restaurants/opening";
import type { Weekday } from "@/lib/restaurants/types";

/** "monday" as "Monday". */
export function weekdayName(weekday: Weekday) {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

const DATE = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", timeZone: "UTC" });

/** "2026-12-11" as "December 11". */
const dateName = (date: string) => DATE.format(new Date(`${date}T00:00:00Z`));

/** A longer note is on the restaurant's page only. */
const LONGEST_NOTE = 40;
const END_UNKNOWN = "closing time not known";

function when({ weekday, time, day, date }: Opening) {
  if (date) return `${weekdayName(weekday)}, ${dateName(date)} at ${time}`;
  const words = { today: "", tomorrow: "tomorrow ", later: `${weekdayName(weekday)} ` };
  return `${words[day]}at ${time}`;
}

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

/** The next change: "Closes at 22:00", "Closes soon, at 22:00", "Opens Thursday at 11:30". */
export function openingPhrase(status: OpenStatus) {
  if (status.open === "unknown")
    return status.mayBeOpen ? `May be open, ${END_UNKNOWN}` : "Not known at this time";
  if (!status.open) {
    if (status.opensAt) return `Opens ${when(status.opensAt)}`;
    return status.mayOpen ? "Next opening not known" : "Not open this week";
  }
  if (status.openEnd)
    return status.closesAt
      ? `Closes at ${status.closesAt.time} or later`
      : "Closing time not known";
  if (!status.closesAt) return "Open around the clock";
  return status.closesSoon
    ? `Closes soon, at ${status.closesAt.time}`
    : `Closes at ${status.closesAt.time}`;
}
