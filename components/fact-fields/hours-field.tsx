import { useTexts } from "#texts";
import { useId, useState } from "react";
import { HoursCopy } from "@/components/fact-fields/hours-copy";
import { HoursDay } from "@/components/fact-fields/hours-day";
import { useHoursFault } from "@/components/fact-fields/use-hours-fault";
import { FieldMessage } from "@/components/forms/fields/field-message";
import { useForm } from "@/components/forms/server-form";
import { useFieldText } from "@/components/forms/fields/use-field-text";
import { TextField } from "@/components/ui/fields/text-field";
import { latinDirection } from "@/lib/forms/latin-direction";
import english from "@/lib/messages/en/forms/fact-fields.json";
import { weekdayIn } from "@/lib/restaurants/hours/weekday-names";
import { capitalize } from "@/lib/strings/capitalize";
import { WEEKDAYS } from "@/lib/restaurants/types";
import { readWeekText, writeWeekText, type WeekRows } from "@/lib/restaurants/hours/week-text";

const SWITCH = "link inline-flex min-h-11 items-center text-note";

type RowsProps = { rows: WeekRows; onChange: (rows: WeekRows) => void };

function Rows({ rows, onChange }: RowsProps) {
  const t = useTexts("fact-fields", english);
  const names = WEEKDAYS.map((weekday) => capitalize(weekdayIn(t.language, weekday)));
  const { days, isClosedOnHolidays } = rows;
  const isGiven = days.some((shifts) => shifts.length > 0);
  const change = (changed: WeekRows["days"]) => onChange({ ...rows, days: changed });
  return (
    <>
      <ul className="border-t border-line">
        {days.map((shifts, day) => (
          <HoursDay
            key={names[day]}
            day={names[day]!}
            nextDay={weekdayIn(t.language, WEEKDAYS[(day + 1) % 7]!)}
            shifts={shifts}
            isGiven={isGiven}
            before={days.slice(0, day).findLast((other) => other.length > 0) ?? []}
            onChange={(changed) => change(days.with(day, changed))}
          />
        ))}
      </ul>
      <HoursCopy weekdays={names} days={days} onChange={change} />
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={isClosedOnHolidays}
          onChange={() => onChange({ ...rows, isClosedOnHolidays: !isClosedOnHolidays })}
          className="size-5.5 flex-none accent-ink"
        />
        {t("hours.holidays")}
      </label>
    </>
  );
}

/** The rows of the text that a field holds, as long as it is one that rows can show. */
function useRows(text: string, write: (text: string) => void) {
  const [read, setRead] = useState({ text, rows: readWeekText(text) });
  // Typed, or put back from a draft.
  if (read.text !== text) setRead({ text, rows: readWeekText(text) });
  function change(rows: WeekRows) {
    const written = writeWeekText(rows);
    setRead({ text: written, rows });
    write(written);
  }
  return [read.text === text ? read.rows : readWeekText(text), change] as const;
}

type HoursFieldProps = { name: string; label: string; defaultValue?: string; hint?: string };

/** Opening hours in a ServerForm (P14.322): a row for each weekday, which write the text that is sent, or that text itself. */
export function HoursField({ name, label, defaultValue = "", hint }: HoursFieldProps) {
  const t = useTexts("fact-fields", english);
  const { values, errors } = useForm();
  const initial = values[name] ?? defaultValue;
  const [text, field, write] = useFieldText(initial);
  const [rows, change] = useRows(text, write);
  const [wantsText, setWantsText] = useState(false);
  const messageId = useId();
  const isText = wantsText || !rows;
  const fault = useHoursFault(text, isText, t.language);
  const error = fault ?? (text === (values[name] ?? text) ? errors[name] : undefined);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      {!isText && (
        <div
          role="group"
          aria-label={t("hours.rows")}
          className="grid grid-cols-1 gap-2 noscript:hidden"
        >
          <Rows rows={rows} onChange={change} />
        </div>
      )}
      <div className={isText ? undefined : "hidden noscript:block"}>
        <TextField
          ref={field}
          label={label}
          name={name}
          icon="Clock"
          autoComplete="off"
          dir={latinDirection(t.language)}
          placeholder="Tu-Sa 12:00-15:00,18:00-01:00, Su 10:00-16:00"
          defaultValue={initial}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId}
        />
      </div>
      <FieldMessage
        id={messageId}
        error={error}
        hint={hint ?? (isText ? t("hours.osm") : undefined)}
        className="mt-0"
      />
      {rows && (
        <div className="noscript:hidden">
          <button type="button" onClick={() => setWantsText(!wantsText)} className={SWITCH}>
            {t(isText ? "hours.choose" : "hours.text")}
          </button>
        </div>
      )}
    </div>
  );
}
