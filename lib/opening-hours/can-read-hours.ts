import english from "@/lib/messages/en/forms/failures.json";
import { parseHoursAnywhere } from "@/lib/opening-hours/parse-anywhere";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Whether a text can be read hardly depends on where the place is. */
const ANYWHERE = { lat: 0, lng: 0, timeZone: "UTC", country: undefined, state: "" };

/** What is said of hours that cannot be read, by forms in English alone. */
export const UNREADABLE_HOURS = english["hours.unreadable"];

/** Whether opening hours are in OpenStreetMap's language; nothing is as good. */
export function canReadHours(text: string) {
  if (text.trim() === "") return true;
  const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  return parseHoursAnywhere(text.trim(), ANYWHERE, today) !== undefined;
}
