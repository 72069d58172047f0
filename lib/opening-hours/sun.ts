import { getTimes } from "suncalc";
import { DAY_MINUTES, DAY_MS, type HoursPlace } from "@/lib/opening-hours/place";

export type SunEvent = "sunrise" | "sunset" | "dawn" | "dusk";

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local time of an instant, written as UTC. */
function localTime(instant: Date, timeZone: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      hourCycle: "h23",
    });
  formats.set(timeZone, format);
  const { year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(year!, month! - 1, day, hour, minute);
}

/**
 * Minutes from a local midnight, written as UTC, to what the sun does on that day; undefined where it does not, as on polar days. An
 * event of a day may be after its last midnight, as summer's sunsets in the far north.
 */
export function sunMinutes(
  event: SunEvent,
  { lat, lng, timeZone }: HoursPlace,
  midnight: Date,
): number | undefined {
  // The solar days of the neighboring UTC dates, of which one has its noon on the local date.
  for (const days of [0, -1, 1]) {
    const times = getTimes(new Date(midnight.getTime() + (days + 0.5) * DAY_MS), lat, lng);
    const noon = localTime(times.solarNoon, timeZone) - midnight.getTime();
    if (noon < 0 || noon >= DAY_MS) continue;
    const at = times[event];
    if (!at || Number.isNaN(at.getTime())) return undefined;
    const minutes = Math.round((localTime(at, timeZone) - midnight.getTime()) / 60_000);
    return Math.min(Math.max(minutes, 0), 2 * DAY_MINUTES);
  }
  return undefined;
}
