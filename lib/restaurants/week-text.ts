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
  return [...rules, ...(isClosedOnHolidays ? [HOLIDAYS] : [])].join("; ");
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

type Rule = { days: readonly number[]; shifts: readonly Shift[] };

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

/** What a text says, as rows; undefined for what rows cannot show, such as seasons and dates. */
export function readWeekText(text: string): WeekRows | undefined {
  const parts = text.split(";").flatMap((part) => part.trim() || []);
  const isClosedOnHolidays = parts.includes(HOLIDAYS);
  const days: (readonly Shift[])[] = [...NO_ROWS.days];
  for (const part of parts.filter((other) => other !== HOLIDAYS)) {
    const rule = readRule(part === "24/7" ? "00:00-24:00" : part);
    if (!rule) return undefined;
    for (const day of rule.days) days[day] = rule.shifts;
  }
  return { days, isClosedOnHolidays };
}
