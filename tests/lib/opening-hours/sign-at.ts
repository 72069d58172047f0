import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/hours.json";
import { parseHours } from "@/lib/opening-hours/parse-hours";
import type { HoursPlace } from "@/lib/opening-hours/place";
import { dateIn } from "@/lib/restaurants/hours/local-time";
import { openStatus } from "@/lib/restaurants/hours/open-status";
import { unknownPhrase, untilPhrase } from "@/lib/restaurants/hours/status-phrase";

const t = translator("en", english);

/** What a text says of a place at an instant, read on that day: "open until 22:00", "closed opens at 12:00", "unknown “on request”". */
export function signAt(text: string, place: HoursPlace, instant: string) {
  const now = new Date(instant);
  const today = new Date(`${dateIn(place.timeZone, now)}T00:00:00Z`);
  const read = parseHours(text, place, today);
  if (!read) return "unreadable";
  if (!read.hours) return "no hours";
  const status = openStatus(read.hours, place.timeZone, now);
  if (status.open === "unknown") return `unknown ${unknownPhrase(status, t)}`;
  return [status.open ? "open" : "closed", untilPhrase(status, t)].filter(Boolean).join(" ");
}
