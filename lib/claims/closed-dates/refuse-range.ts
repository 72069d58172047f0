import type failures from "@/lib/messages/en/claims/failures.json";
import { dateAfter } from "@/lib/restaurants/hours/local-time";
import type { ClosedRange } from "@/lib/restaurants/types";

const MAX_DAYS_AHEAD = 2 * 366;

/** Why days cannot be added, by field, seen from today's date at the restaurant. */
export function refuseRange(
  { from, to }: ClosedRange,
  known: readonly ClosedRange[],
  today: string,
): Record<string, keyof typeof failures> | undefined {
  if (to < today) return { [to === from ? "from" : "to"]: "dates.over" };
  if (from > dateAfter(today, MAX_DAYS_AHEAD)) return { from: "dates.ahead" };
  const isKnown = known.some((range) => range.from <= to && from <= range.to);
  return isKnown ? { from: "dates.known" } : undefined;
}
