import { holidayRegion, holidayRegionsOf } from "@/lib/opening-hours/holiday-region";
import { inUtc } from "@/lib/opening-hours/in-utc";
import { matchingDays } from "@/lib/opening-hours/matching-days";
import { DAY_MS, type HoursPlace } from "@/lib/opening-hours/place";
import { readRules, type Rule } from "@/lib/opening-hours/rules";
import type { Restaurant } from "@/lib/restaurants/types";

/** Longer than a page is stored. */
const DAYS = 60;

/** Opening hours that say what is on holidays. */
const SAYS_HOLIDAYS = /\b(?:PH|24\/7)\b/;

/** "Dec 25", "Dec 24-Jan 6", "easter": days of a month, rather than a season. */
const SAYS_DAYS = /easter|[A-Z][a-z]{2} \d/;
/** A rule about more days is one of a season, which says nothing of the holidays in it. */
const MOST_DAYS = 14;

/** Of so many days from a midnight: which are public holidays; undefined where that is not known. */
function holidaysFrom(from: Date, place: HoursPlace): boolean[] | undefined {
  const days = matchingDays("PH", place, from, DAYS);
  if (days || !place.country || place.state) return days;
  // Some countries have no others than those of their parts: those that all parts have are the country's.
  const [first, ...others] = holidayRegionsOf(place.country).map((state) =>
    matchingDays("PH", { ...place, state }, from, DAYS),
  );
  return first?.map((isHoliday, at) => isHoliday && others.every((part) => part?.[at]));
}

/** The days of which a rule says what is on these very dates. */
function daysOf({ dates, selectors, state }: Rule, from: Date, place: HoursPlace) {
  if (dates === "") return undefined;
  const days = matchingDays(selectors, place, from, DAYS);
  const count = days?.filter(Boolean).length ?? 0;
  return state === "off" || (SAYS_DAYS.test(dates) && count <= MOST_DAYS) ? days : undefined;
}

function datesSaid(hoursText: string | undefined, from: Date, place: HoursPlace) {
  try {
    const rules = (hoursText && readRules(hoursText)) || [];
    return rules.flatMap((rule) => {
      const days = daysOf(rule, from, place);
      return days ? [days] : [];
    });
  } catch {
    return [];
  }
}

/**
 * The coming public holidays of a restaurant's country and region (GeoNames' code), "YYYY-MM-DD", of which its opening hours say
 * nothing: none where they do, or where no holidays are known (P14.483).
 */
export function silentHolidays(
  restaurant: Restaurant,
  region: string | undefined,
  now: Date,
): string[] {
  const { hours, hoursText, countryCode: country, lat, lng, timeZone, sample } = restaurant;
  if (sample || !hours || !country || SAYS_HOLIDAYS.test(hoursText ?? "")) return [];
  // The local date may be the one before.
  const from = new Date((Math.floor(now.getTime() / DAY_MS) - 1) * DAY_MS);
  const place = { lat, lng, timeZone, country, state: holidayRegion(country, region) };
  return inUtc(() => {
    const said = datesSaid(hoursText, from, place);
    const isSaid = (at: number, date: string) =>
      said.some((days) => days[at]) ||
      hours.closed?.some((range) => range.from <= date && date <= range.to);
    return (holidaysFrom(from, place) ?? []).flatMap((isHoliday, at) => {
      const date = new Date(from.getTime() + at * DAY_MS).toISOString().slice(0, 10);
      return isHoliday && !isSaid(at, date) ? [date] : [];
    });
  });
}
