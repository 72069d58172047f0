import { WEEKDAYS } from "@/lib/restaurants/types";

/** Local times, "HH:MM"; a close before the open is on the next day, and "" while it is not chosen. */
export type Shift = { from: string; to: string };

/** The opening hours of a week as rows: the shifts of each day, Monday first; none on a day that is closed. */
export type WeekRows = { days: readonly (readonly Shift[])[]; isClosedOnHolidays: boolean };

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const HOLIDAYS = "PH off";

export const NO_ROWS: WeekRows = { days: WEEKDAYS.map(() => []), isClosedOnHolidays: false };

/** Whether a shift ends on the day after. */
export const isPastMidnight = ({ from, to }: Shift) =>
  from !== "" && to !== "" && to !== "00:00" && to <= from;

export const isComplete = ({ from, to }: Shift) => from !== "" && to !== "";

/** Runs of days, such as Mo-We,Sa. */
function writeDays(days: readonly number[]) {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => (run.length === 1 ? DAYS[run[0]!] : `${DAYS[run[0]!]}-${DAYS[run.at(-1)!]}`))
    .join(",");
}

const writeShifts = (shifts: readonly Shift[]) =>
  shifts.map(({ from, to }) => `${from}-${to === "00:00" ? "24:00" : to}`).join(",");

/** Rows as OpenStreetMap writes opening hours: "Tu-Sa 12:00-15:00,18:00-22:00"; "" for a week without any. */
export function writeWeekText({ days, isClosedOnHolidays }: WeekRows) {
  const daysByShifts = new Map<string, number[]>();
  days.forEach((shifts, day) => {
    if (shifts.length === 0) return;
    const text = writeShifts(shifts);
    daysByShifts.set(text, [...(daysByShifts.get(text) ?? []), day]);
  });
  const rules = [...daysByShifts].map(([shifts, of]) => `${writeDays(of)} ${shifts}`);
  if (rules.length === 0) return "";
  // With commas, readers of OpenStreetMap do not end a night at midnight where the next day has hours of its own.
  return [rules.join(", "), ...(isClosedOnHolidays ? [HOLIDAYS] : [])].join("; ");
}

function readDays(text: string): number[] | undefined {
  const days = text.split(",").map((part) => {
    const [first, last = first, ...rest] = part.split("-").map((name) => DAYS.indexOf(name.trim()));
    if (rest.length > 0 || first === undefined || first < 0 || last === undefined || last < 0)
      return undefined;
    const length = ((last - first + 7) % 7) + 1;
    return Array.from({ length }, (_, index) => (first + index) % 7);
  });
  return days.includes(undefined) ? undefined : days.flatMap((run) => run ?? []);
}

function readTime(hours = "", minutes = "") {
  return Number(hours) <= 26 && Number(minutes) < 60
    ? `${String(Number(hours) % 24).padStart(2, "0")}:${minutes}`
    : undefined;
}

function readShift(text: string): Shift | undefined {
  const [, fromHours, fromMinutes, toHours, toMinutes] =
    /^(\d{1,2}):(\d\d)\s*[-–]\s*(\d{1,2}):(\d\d)$/.exec(text.trim()) ?? [];
  const from = readTime(fromHours, fromMinutes);
  const to = readTime(toHours, toMinutes);
  return fromHours && from && to ? { from, to } : undefined;
}

type Rule = { days: readonly number[]; shifts: readonly Shift[]; isAdded?: boolean };

function readRule(text: string): Rule | undefined {
  const [, names, times = ""] = /^([A-Z][A-Za-z, -]*?)?\s*(\d.*|off|closed)$/.exec(text) ?? [];
  const days = names ? readDays(names.trim()) : DAYS.map((_, day) => day);
  if (times === "" || !days) return undefined;
  if (!/^\d/.test(times)) return { days, shifts: [] };
  const shifts = times.split(",").map(readShift);
  return shifts.includes(undefined)
    ? undefined
    : { days, shifts: shifts.flatMap((shift) => shift ?? []) };
}

/** A comma that begins another rule follows a time, and is before a day. */
const RULE_END = /(;|(?<=\d:\d\d\s*|\b(?:off|closed)\s*),(?=\s*[A-Z]))/;

/** Minutes after midnight from the start to the end of a shift. */
function minutesOf({ from, to }: Shift) {
  const [start, end] = [from, to].map((time) => {
    const [hours, minutes] = time.split(":").map(Number);
    return hours! * 60 + minutes!;
  }) as [number, number];
  return [start, end > start ? end : end + 24 * 60] as const;
}

function overlap(a: Shift, b: Shift) {
  const [[aFrom, aTo], [bFrom, bTo]] = [minutesOf(a), minutesOf(b)];
  return aFrom < bTo && bFrom < aTo;
}

/**
 * A day after another rule, as the site reads it (P14.481): different times are added, others replaced; undefined where a comma adds
 * times that overlap.
 */
function withRule(before: readonly Shift[], { shifts, isAdded }: Rule) {
  const overlaps = shifts.some((shift) => before.some((other) => overlap(shift, other)));
  if (shifts.length === 0 || (overlaps && !isAdded)) return shifts;
  if (overlaps) return undefined;
  return [...before, ...shifts].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** "We off; Mo-Su 11:00-21:00": days that are off count after a later rule for more days. */
function inOrder(rules: readonly Rule[]) {
  const isOff = (rule: Rule, index: number) =>
    rule.shifts.length === 0 &&
    rules
      .slice(index + 1)
      .some(
        ({ days, shifts }) =>
          shifts.length > 0 &&
          days.length > rule.days.length &&
          rule.days.every((day) => days.includes(day)),
      );
  return [
    ...rules.filter((rule, index) => !isOff(rule, index)),
    ...rules.filter((rule, index) => isOff(rule, index)),
  ];
}

/** What a text says, as rows; undefined for what rows cannot show, such as seasons and dates. */
export function readWeekText(text: string): WeekRows | undefined {
  const rules: Rule[] = [];
  let isClosedOnHolidays = false;
  let separator = ";";
  for (const part of text.split(RULE_END).map((one) => one.trim())) {
    const rule = readRule(part === "24/7" ? "00:00-24:00" : part);
    if (part === ";" || part === ",") separator = part;
    else if (part === HOLIDAYS) isClosedOnHolidays = true;
    else if (rule) rules.push({ ...rule, isAdded: separator === "," });
    else if (part !== "") return undefined;
  }
  const days: (readonly Shift[])[] = [...NO_ROWS.days];
  for (const rule of inOrder(rules))
    for (const day of rule.days) {
      const shifts = withRule(days[day]!, rule);
      if (!shifts) return undefined;
      days[day] = shifts;
    }
  return { days, isClosedOnHolidays };
}
