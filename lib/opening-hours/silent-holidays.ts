import { inUtc } from "@/lib/opening-hours/in-utc";
import { matchingDays } from "@/lib/opening-hours/matching-days";
import { DAY_MS } from "@/lib/opening-hours/place";
import type { Restaurant } from "@/lib/restaurants/types";

/** Longer than a page is stored. */
const DAYS = 60;

/** Opening hours that say what is on holidays. */
const SAYS_HOLIDAYS = /\b(?:PH|24\/7)\b/;

/**
 * The coming public holidays of the country, "YYYY-MM-DD", of which the opening hours of a restaurant say nothing: none where they
 * do, or where the country's holidays are not known (P14.483).
 */
export function silentHolidays(restaurant: Restaurant, now: Date): string[] {
  const { hours, hoursText, countryCode: country, lat, lng, timeZone, sample } = restaurant;
  if (sample || !hours || !country || SAYS_HOLIDAYS.test(hoursText ?? "")) return [];
  // The local date may be the one before.
  const from = new Date((Math.floor(now.getTime() / DAY_MS) - 1) * DAY_MS);
  const place = { lat, lng, timeZone, country, state: "" };
  const days = inUtc(() => matchingDays("PH", place, from, DAYS)) ?? [];
  return days.flatMap((isHoliday, index) =>
    isHoliday ? [new Date(from.getTime() + index * DAY_MS).toISOString().slice(0, 10)] : [],
  );
}
