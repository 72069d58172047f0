import type { OpenStatus } from "@/lib/restaurants/hours/open-status";
import type { Opening } from "@/lib/restaurants/hours/opening";
import { dateName, END_UNKNOWN, weekdayName } from "@/lib/restaurants/hours/status-phrase";

function when({ weekday, time, day, date }: Opening) {
  if (date) return `${weekdayName(weekday)}, ${dateName(date)} at ${time}`;
  const words = { today: "", tomorrow: "tomorrow ", later: `${weekdayName(weekday)} ` };
  return `${words[day]}at ${time}`;
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
