import { openIntervals } from "@/lib/opening-hours/library";
import { DAY_MS, type HoursPlace } from "@/lib/opening-hours/place";

/** Few selectors are frequent: "Mo-Fr", "PH". */
const MOST_KNOWN = 5_000;
const known = new Map<string, boolean[] | undefined>();

function findDays(selectors: string, place: HoursPlace, from: Date, days: number) {
  const matches = Array.from({ length: days }, () => false);
  const to = new Date(from.getTime() + days * DAY_MS);
  try {
    for (const [start, end] of openIntervals(`${selectors} open`, place, from, to)) {
      const first = Math.floor((start.getTime() - from.getTime()) / DAY_MS);
      const last = Math.ceil((end.getTime() - from.getTime()) / DAY_MS);
      matches.fill(true, first, last);
    }
    return matches;
  } catch {
    return undefined;
  }
}

/** Of so many days from a midnight: whether selectors such as "Mo-Fr" or "Dec 25" name them; undefined where that is not known. */
export function matchingDays(selectors: string, place: HoursPlace, from: Date, days: number) {
  if (selectors === "") return Array.from({ length: days }, () => true);
  const key = JSON.stringify([selectors, place.country, place.state, from.getTime(), days]);
  if (!known.has(key)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, findDays(selectors, place, from, days));
  }
  return known.get(key);
}
