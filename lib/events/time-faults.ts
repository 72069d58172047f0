import { instantOf, localTimeAt } from "@/lib/events/local-time";
import type { EventTimes } from "@/lib/events/types";

const YEARS_AHEAD = 2;

export const TIME_FAULTS = {
  past: "This is in the past there. Please choose a later time.",
  far: "Please choose a day within the next two years.",
  skipped: "The clocks there go forward at this time: it is skipped. Please choose another one.",
  ended: "The event has ended by then. Please choose a later time.",
};

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
  const errors: Record<string, string> = {};
  if (!stays && start < there) errors.start = TIME_FAULTS.past;
  else if (start > latest) errors.start = TIME_FAULTS.far;
  else if (!instantOf(start, timeZone)) errors.start = TIME_FAULTS.skipped;
  if (end < there && !errors.start) errors.end = TIME_FAULTS.ended;
  else if (!instantOf(end, timeZone)) errors.end = TIME_FAULTS.skipped;
  return errors;
}
