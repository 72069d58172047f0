import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { spoken } from "@/components/ui/spoken";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/forms/fact-fields.json";
import { isComplete, isPastMidnight, type Shift } from "@/lib/restaurants/hours/week-text";

const BUTTON =
  "inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-note font-semibold hover:bg-sprout";
const TIME =
  "h-11 min-w-0 rounded-md border-frame border-control bg-surface px-2.5 text-note tabular-nums hover:border-ink";
/** What a day has that is opened, where no other day says it. */
const USUAL: Shift = { from: "12:00", to: "22:00" };

type ShiftRowProps = {
  day: string;
  nextDay: string;
  shift: Shift;
  onChange: (shift: Shift) => void;
  onRemove: () => void;
};

function ShiftRow({ day, nextDay, shift, onChange, onRemove }: ShiftRowProps) {
  const t = useTexts("fact-fields", english);
  const { from, to } = shift;
  return (
    <div className="max-w-full">
      <div className="flex items-center gap-2">
        <input
          type="time"
          aria-label={t("shift.from", { day })}
          value={from}
          onChange={(event) => onChange({ ...shift, from: event.target.value })}
          className={TIME}
        />
        <span className="text-note text-ink-2">{t("shift.between")}</span>
        <input
          type="time"
          aria-label={t("shift.to", { day })}
          value={to}
          onChange={(event) => onChange({ ...shift, to: event.target.value })}
          className={TIME}
        />
        <button
          type="button"
          aria-label={t("shift.remove", { day, from, to })}
          onClick={onRemove}
          className="grid size-11 flex-none place-items-center rounded-md hover:bg-sprout"
        >
          <Icon name="X" size={18} className="icon-bold" />
        </button>
      </div>
      {isPastMidnight(shift) && (
        <p className="mt-1 flex items-center gap-1.5 text-small text-ink-2">
          <Icon name="Moon" size={15} className="flex-none" />
          {t("shift.past", { day: nextDay, time: to })}
        </p>
      )}
      {!isComplete(shift) && (
        <p className="mt-1 text-small text-tomato-ink">{t("shift.incomplete")}</p>
      )}
    </div>
  );
}

type HoursDayProps = {
  day: string;
  nextDay: string;
  shifts: readonly Shift[];
  /** Whether any day has hours: then those without are closed. */
  isGiven: boolean;
  /** What the day before has, which a day that is opened begins with. */
  before: readonly Shift[];
  onChange: (shifts: readonly Shift[]) => void;
};

/** The opening hours of a weekday: closed, or one shift or more. */
export function HoursDay({ day, nextDay, shifts, isGiven, before, onChange }: HoursDayProps) {
  const t = useTexts("fact-fields", english);
  const isOpen = shifts.length > 0;
  return (
    <li
      className={cn(
        "grid gap-x-4 gap-y-1 border-b border-line py-2 sm:grid-cols-[minmax(max-content,1fr)_minmax(0,2fr)]",
        isOpen ? "max-sm:grid-cols-1" : "max-sm:grid-cols-end",
      )}
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 self-start font-semibold">
        <input
          type="checkbox"
          checked={isOpen}
          onChange={() => onChange(isOpen ? [] : before.length > 0 ? before : [USUAL])}
          className="size-5.5 flex-none accent-ink"
        />
        {day}
      </label>
      {isOpen ? (
        <div className="grid grid-cols-1 justify-items-start gap-1.5">
          {shifts.map((shift, place) => (
            <ShiftRow
              key={place}
              {...{ day, nextDay, shift }}
              onChange={(changed) => onChange(shifts.with(place, changed))}
              onRemove={() => onChange(shifts.toSpliced(place, 1))}
            />
          ))}
          <button
            type="button"
            onClick={() => onChange([...shifts, { from: "", to: "" }])}
            className={BUTTON}
          >
            <Icon name="Plus" size={16} className="icon-bold" />
            {t.rich("shift.add", {
              day,
              spoken,
            })}
          </button>
        </div>
      ) : (
        <span className="flex min-h-11 items-center text-ink-2">
          {t(isGiven ? "day.closed" : "day.not-given")}
        </span>
      )}
    </li>
  );
}
