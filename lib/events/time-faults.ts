import { instantOf, localTimeAt } from "@/lib/events/local-time";
import type { EventTimes } from "@/lib/events/types";
import type english from "@/lib/messages/en/events/sent.json";

const YEARS_AHEAD = 2;

/** The id of what the form says; `skipped`: the clocks go forward at this time. */
export type TimeFault = Extract<keyof typeof english, `time.${string}`>;

const yearsLater = (local: string, years: number) =>
  `${Number(local.slice(0, 4)) + years}${local.slice(4)}`;

/**
 * What is wrong with the times of an event, by field, where that depends on the clock of its place (P14.962). `known`: the times that
 * are stored; a start that stays may have passed.
 */
export function timeFaults(times: EventTimes, now: Date, known?: EventTimes) {
  const { start, end, timeZone } = times;
  const there = localTimeAt(timeZone, now);
  const latest = yearsLater(there, YEARS_AHEAD);
  const stays = known?.start === start && known.timeZone === timeZone;
  const errors: { start?: TimeFault; end?: TimeFault } = {};
  if (!stays && start < there) errors.start = "time.past";
  else if (start > latest) errors.start = "time.far";
  else if (!instantOf(start, timeZone)) errors.start = "time.skipped";
  if (end < there && !errors.start) errors.end = "time.ended";
  else if (!instantOf(end, timeZone)) errors.end = "time.skipped";
  return errors;
}
