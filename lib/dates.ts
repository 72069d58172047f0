// Dates of records have no time zone: they are parsed and formatted in UTC, so they are shown as written.
const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

const NOON_HOUR = 12;

function parseLocalTime(iso: string) {
  return new Date(iso.includes("T") ? `${iso}Z` : `${iso}T00:00Z`);
}

/** "2026-10-08" as "8 October 2026", without the time of day. */
export function formatDay(iso: string) {
  return DAY.format(parseLocalTime(iso));
}

/** "2027-06-12T18:30" as "6:30 pm", "2027-06-20T11:00" as "11 am". */
export function formatTimeOfDay(iso: string) {
  const time = parseLocalTime(iso);
  const hour = time.getUTCHours();
  const minutes = time.getUTCMinutes();
  const shown = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hour % NOON_HOUR || NOON_HOUR}${shown} ${hour < NOON_HOUR ? "am" : "pm"}`;
}

/** "2027-06-12T18:30" as "Saturday, 12 June 2027, 6:30 pm". */
export function formatDayAndTime(iso: string) {
  return `${WEEKDAY.format(parseLocalTime(iso))}, ${formatDay(iso)}, ${formatTimeOfDay(iso)}`;
}

/** The two lines of a calendar leaf: "2027-06-12T18:30" as "12" and "June". */
export function dayAndMonth(iso: string) {
  const date = parseLocalTime(iso);
  return { day: String(date.getUTCDate()), month: MONTH.format(date) };
}
