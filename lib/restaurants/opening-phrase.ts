import type { Opening, OpenStatus } from "@/lib/restaurants/hours";
import type { DayHours, OpenInterval, Weekday } from "@/lib/restaurants/types";

/** "monday" as "Monday". */
export function weekdayName(weekday: Weekday) {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

function formatInterval({ open, close }: OpenInterval) {
  return open === "00:00" && close === "24:00" ? "Around the clock" : `${open} – ${close}`;
}

/** One day's hours: "11:30 – 22:00", "11:30 – 14:00, 17:30 – 22:00", or "Closed". */
export function formatDayHours(day: DayHours | OpenInterval[] | undefined) {
  if (Array.isArray(day)) return day.map(formatInterval).join(", ") || "Closed";
  return !day || day.closed ? "Closed" : `${day.open} – ${day.close}`;
}

function when({ weekday, time, day }: Opening) {
  const words = { today: "", tomorrow: "tomorrow ", later: `${weekdayName(weekday)} ` };
  return `${words[day]}at ${time}`;
}

/** The next change beside "Open" or "Closed" on a card: "until 22:00", "opens 17:00", "opens tomorrow", "opens Monday". */
export function untilPhrase(status: OpenStatus) {
  if (status.open) return status.closesAt && `until ${status.closesAt.time}`;
  if (!status.opensAt) return undefined;
  const { day, weekday, time } = status.opensAt;
  const words = { today: time, tomorrow: "tomorrow", later: weekdayName(weekday) };
  return `opens ${words[day]}`;
}

/** The next change: "Closes at 22:00", "Closes soon, at 22:00", "Opens Thursday at 11:30". */
export function openingPhrase(status: OpenStatus) {
  if (!status.open) return status.opensAt ? `Opens ${when(status.opensAt)}` : "Not open this week";
  if (!status.closesAt) return "Open around the clock";
  return status.closesSoon
    ? `Closes soon, at ${status.closesAt.time}`
    : `Closes at ${status.closesAt.time}`;
}
