import { Copy } from "@/components/ui/icons";
import { useState } from "react";
import type { WeekRows } from "@/lib/restaurants/hours/week-text";

const GROUPS: Readonly<Record<string, readonly number[]>> = {
  "every day": [0, 1, 2, 3, 4, 5, 6],
  "Monday to Friday": [0, 1, 2, 3, 4],
  "the weekend": [5, 6],
};
const SELECT = "h-11 rounded-md border-frame border-control bg-surface px-2 text-note";

type HoursCopyProps = {
  weekdays: readonly string[];
  days: WeekRows["days"];
  onChange: (days: WeekRows["days"]) => void;
};

/** Gives other days the hours of one. */
export function HoursCopy({ weekdays, days, onChange }: HoursCopyProps) {
  const open = days.flatMap((shifts, day) => (shifts.length > 0 ? [day] : []));
  const [chosen, setChosen] = useState(0);
  const [target, setTarget] = useState("every day");
  const from = open.includes(chosen) ? chosen : open[0];
  if (from === undefined) return null;
  const to = GROUPS[target] ?? [weekdays.indexOf(target)];
  return (
    <div className="flex flex-wrap items-center gap-2 text-note">
      <select
        aria-label="Copy the hours of"
        value={from}
        onChange={(event) => setChosen(Number(event.target.value))}
        className={SELECT}
      >
        {open.map((day) => (
          <option key={day} value={day}>
            {weekdays[day]}
          </option>
        ))}
      </select>
      <span aria-hidden="true">to</span>
      <select
        aria-label="Copy them to"
        value={target}
        onChange={(event) => setTarget(event.target.value)}
        className={SELECT}
      >
        {[...Object.keys(GROUPS), ...weekdays].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        onClick={() =>
          onChange(days.map((shifts, day) => (to.includes(day) ? (days[from] ?? []) : shifts)))
        }
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold hover:bg-sprout"
      >
        <Copy size={17} strokeWidth={1.9} aria-hidden="true" />
        Copy
      </button>
    </div>
  );
}
