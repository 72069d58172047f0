import { DAY_MINUTES } from "@/lib/opening-hours/place";
import type { Day } from "@/lib/opening-hours/read-day";
import type { OpenInterval } from "@/lib/restaurants/types";

function clock(minutes: number) {
  if (minutes === DAY_MINUTES) return "24:00";
  const ofDay = minutes % DAY_MINUTES;
  const pair = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, "0"));
  return pair.join(":");
}

/** A day's hours as they are stored; a day without any is closed. */
export function intervalsOf({ spans, closedNote }: Day): OpenInterval[] {
  if (spans.length === 0 && closedNote)
    return [{ open: "00:00", close: "24:00", state: "closed", note: closedNote }];
  return spans.map(({ from, to, isOpenEnd, isUnknown, note }) => ({
    open: clock(from),
    close: clock(to),
    ...(isUnknown && { state: "unknown" as const }),
    ...(isOpenEnd && !isUnknown && { openEnd: true as const }),
    ...(note && { note }),
  }));
}

/** Days with equal keys have the same hours, whenever the sun sets. */
export function keyOf({ spans, closedNote }: Day) {
  const parts = spans.map(({ sunText, from, to, ...marks }) => [sunText ?? [from, to], marks]);
  return JSON.stringify([parts, closedNote]);
}

/** Whether anything is said of a day: that it is open at a time, or closed. */
export const isKnown = ({ spans }: Day) =>
  spans.length === 0 || spans.some((span) => !span.isUnknown);

export const isOpen = ({ spans }: Day) => spans.some((span) => !span.isUnknown);
