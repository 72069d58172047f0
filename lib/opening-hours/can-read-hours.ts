import { parseHoursAnywhere } from "@/lib/opening-hours/parse-anywhere";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Whether a text can be read hardly depends on where the place is. */
const ANYWHERE = { lat: 0, lng: 0, timeZone: "UTC", country: undefined, state: "" };

export const UNREADABLE_HOURS =
  "These hours cannot be read. Please write them as OpenStreetMap does: Tu-Sa 12:00-15:00,18:00-01:00, Su 10:00-16:00.";

/** Whether opening hours are in OpenStreetMap's language; nothing is as good. */
export function canReadHours(text: string) {
  if (text.trim() === "") return true;
  const today = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  return parseHoursAnywhere(text.trim(), ANYWHERE, today) !== undefined;
}
