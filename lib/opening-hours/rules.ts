import { rulesOf, type WrittenRule } from "@/lib/opening-hours/library";
import { withBothYears } from "@/lib/opening-hours/readable";
import { isWholeDay, readTimeRanges, type TimeRange } from "@/lib/opening-hours/time-ranges";

/** How special the days of a rule are. */
export const WEEKLY = 0;
export const SEASON = 1;
export const HOLIDAY = 2;
export const DATE = 3;

/** A rule about some days. Without times it says of whole days that they are off, or that their hours are not known. */
export type Rule = {
  /** The days, as the library reads them: "Mo-Fr", "Nov-Mar", "PH"; "" for every day. */
  selectors: string;
  /** The part of them that is no weekday: "Nov-Mar". */
  dates: string;
  rank: typeof WEEKLY | typeof SEASON | typeof HOLIDAY | typeof DATE;
  ranges: TimeRange[];
  state: "open" | "off" | "unknown";
  note?: string;
  joiner: WrittenRule["joiner"];
  /** Its days are of months: "Apr-Oct". */
  isSeason?: true;
  /** A part of a rule for all weekdays and holidays, so that holidays that are not known make no difference. */
  isAlsoWeekly?: true;
};

const LONGEST_NOTE = 120;
const HOLIDAY_NAME = /^[PS]H$/;

function rankOf({ parts }: WrittenRule): Rule["rank"] {
  const text = (kind: string) => parts.find((part) => part.kind === kind)?.text ?? "";
  const month = text("month");
  const isDate = /easter/.test(month) || (/\d/.test(month) && !month.includes("-"));
  if (text("year") || /\b\d{4}\b/.test(month) || isDate || text("weekday").includes("["))
    return DATE;
  if (/\bPH\b/.test(text("holiday"))) return HOLIDAY;
  return month || text("week") || text("holiday") ? SEASON : WEEKLY;
}

const unquote = (text: string) => text.replace(/^"|"$/g, "").trim();

function readRule(written: WrittenRule): Rule | undefined {
  const { parts, joiner } = written;
  const kinds = parts.map(({ kind }) => kind);
  // Several rules without a separator: for which of the days each of the times is, is not said (P14.480).
  if (new Set(kinds).size < kinds.length) return undefined;
  const all = (...wanted: string[]) =>
    parts.flatMap(({ kind, text }) => (wanted.includes(kind) ? [text] : [])).join(" ");
  const always = kinds.includes("24/7");
  const time = always ? "00:00-24:00" : all("time");
  const read = time ? readTimeRanges(time) : [];
  if (!read) return undefined;
  const note = unquote(all("comment")).slice(0, LONGEST_NOTE);
  const dates = all("year", "month", "week", "holiday");
  const selectors = all("year", "month", "week", "holiday", "weekday");
  const word = all("state");
  const isOff = word === "off" || word === "closed";
  // What is off around the clock is off on whole days.
  const ranges = isOff && read.some(isWholeDay) ? [] : read;
  const isOpen = ranges.length > 0 && (word === "open" || (word === "" && !note));
  const rank = rankOf(written);
  return {
    selectors,
    dates,
    rank,
    ...(rank === SEASON && kinds.includes("month") && { isSeason: true }),
    ranges,
    // A rule without times does not say at which hours it is open, and one with a note alone that it is open then.
    state: isOff ? "off" : isOpen ? "open" : "unknown",
    ...(note && { note }),
    // A note without days or times is about all of them.
    joiner: selectors === "" && ranges.length === 0 && !isOff && note ? "fallback" : joiner,
  };
}

/** "Su,PH 12:00-18:00" as a rule for Sundays and one for holidays, which count whatever follows. */
function withHolidaysApart(rule: Rule): Rule[] {
  const names = rule.selectors.split(",").map((name) => name.trim());
  const holidays = names.filter((name) => HOLIDAY_NAME.test(name));
  if (rule.dates !== "" || holidays.length === 0) return [rule];
  const weekdays = names.filter((name) => !HOLIDAY_NAME.test(name)).join(",");
  const isAlsoWeekly = weekdays === "Mo-Su" && rule.state !== "off";
  return [
    ...(weekdays === "" ? [] : [{ ...rule, selectors: weekdays }]),
    ...holidays.map((name): Rule => ({
      ...rule,
      selectors: name,
      dates: name,
      rank: name === "PH" ? HOLIDAY : SEASON,
      ...(isAlsoWeekly && { isAlsoWeekly: true }),
    })),
  ];
}

/**
 * The rules of OpenStreetMap's opening hours; undefined where it is not said which times are for which days. It throws what is not
 * in the language of opening hours.
 */
export function readRules(text: string): Rule[] | undefined {
  const rules = rulesOf(withBothYears(text)).map(readRule);
  if (rules.length === 0 || rules.includes(undefined)) return undefined;
  return rules.flatMap((rule) => (rule ? withHolidaysApart(rule) : []));
}
