import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useState } from "react";
import english from "@/lib/messages/en/forms/fact-fields.json";
import type { WeekRows } from "@/lib/restaurants/hours/week-text";

/** The days of the week that are named together, by the id of their name. */
const GROUPS = {
  "copy.every": [0, 1, 2, 3, 4, 5, 6],
  "copy.weekdays": [0, 1, 2, 3, 4],
  "copy.weekend": [5, 6],
} as const;
const GROUP_NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
const SELECT = "h-11 rounded-md border-frame border-control bg-surface px-2 text-note";

type HoursCopyProps = {
  weekdays: readonly string[];
  days: WeekRows["days"];
  onChange: (days: WeekRows["days"]) => void;
};

/** Gives other days the hours of one. */
export function HoursCopy({ weekdays, days, onChange }: HoursCopyProps) {
  const t = useTexts("fact-fields", english);
  const open = days.flatMap((shifts, day) => (shifts.length > 0 ? [day] : []));
  const [chosen, setChosen] = useState(0);
  const [target, setTarget] = useState<string>("copy.every");
  const from = open.includes(chosen) ? chosen : open[0];
  if (from === undefined) return null;
  const group = GROUP_NAMES.find((name) => name === target);
  const to: readonly number[] = group ? GROUPS[group] : [Number(target)];
  return (
    // A form that renders itself again for an input would take back the choice, which React hears of with the change that follows.
    <div
      onInput={(event) => event.stopPropagation()}
      className="flex flex-wrap items-center gap-2 text-note"
    >
      <select
        aria-label={t("copy.of")}
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
      <span aria-hidden="true">{t("copy.to")}</span>
      <select
        aria-label={t("copy.target")}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
        className={SELECT}
      >
        {GROUP_NAMES.map((name) => (
          <option key={name} value={name}>
            {t(name)}
          </option>
        ))}
        {weekdays.map((name, day) => (
          <option key={name} value={day}>
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
        <Icon name="Copy" size={17} />
        {t("copy")}
      </button>
    </div>
  );
}
