import { closedDay } from "@/lib/restaurants/hours/closed-ranges";
import { formatDayHours } from "@/lib/restaurants/hours/day-hours-text";
import type { HoursTexts } from "@/lib/restaurants/hours/hours-texts";
import { rangeText } from "@/lib/restaurants/hours/range-text";
import type { ClosedRange } from "@/lib/restaurants/types";

type ClosedDaysProps = { ranges: readonly ClosedRange[]; t: HoursTexts };

/** The days on which a restaurant is closed, as its owner says (P14.982). */
export function ClosedDays({ ranges, t }: ClosedDaysProps) {
  if (ranges.length === 0) return null;
  return (
    <ul className="mt-2 text-note font-semibold tabular-nums">
      {ranges.map((range) => (
        <li key={range.from} className="wrap-anywhere">
          {t("exception", {
            date: rangeText(range, t.language),
            hours: formatDayHours(closedDay(range), t),
          })}
        </li>
      ))}
    </ul>
  );
}
