import { capitalize } from "@/lib/strings/capitalize";
import type { HoursTexts } from "@/lib/restaurants/hours/hours-texts";
import type { DayHours, OpenInterval } from "@/lib/restaurants/types";

const unknownText = ({ note }: OpenInterval, t: HoursTexts) =>
  note ? t("quoted", { note }) : t("unknown");

function timesText({ open, close, openEnd }: OpenInterval, t: HoursTexts) {
  if (openEnd) return close === "24:00" ? t("from", { open }) : t("or-later", { open, close });
  const isWholeDay = open === "00:00" && close === "24:00";
  return isWholeDay ? t("around") : t("range", { open, close });
}

function openText(interval: OpenInterval, t: HoursTexts) {
  const hours = timesText(interval, t);
  return interval.note ? t("noted", { hours, note: interval.note }) : hours;
}

function intervalText(interval: OpenInterval, t: HoursTexts) {
  const { state, open, close } = interval;
  if (state !== "unknown") return openText(interval, t);
  return t("unknown.range", { open, close, note: unknownText(interval, t) });
}

/** Whether a day has hours from midnight to midnight, so that what is not known is all the rest of it. */
function isWhole(day: readonly OpenInterval[]) {
  const isInSequence = day.every(
    ({ open }, index) => index === 0 || open === day[index - 1]!.close,
  );
  const last = day.at(-1);
  const endsAfterMidnight = last !== undefined && last.close <= last.open;
  return day[0]?.open === "00:00" && isInSequence && (last?.close === "24:00" || endsAfterMidnight);
}

function dayText(day: readonly OpenInterval[], t: HoursTexts) {
  const closed = day.find(({ state }) => state === "closed");
  if (closed?.note) return t("closed.note", { note: t("quoted", { note: closed.note }) });
  if (closed || day.length === 0) return t("closed");
  const [rest] = day.filter(({ state }) => state === "unknown");
  const open = day.filter(({ state }) => !state);
  const texts = (intervals: readonly OpenInterval[]) =>
    intervals.map((interval) => intervalText(interval, t)).join(t("separator"));
  if (!rest || !isWhole(day)) return texts(day);
  if (open.length === 0) return unknownText(rest, t);
  return t("otherwise", { hours: texts(open), rest: unknownText(rest, t) });
}

/** One day's hours: "11:30 – 14:00, 17:30 – 22:00", "From 18:00", “by arrangement”, or "Closed" (P14.482). */
export function formatDayHours(day: DayHours | OpenInterval[] | undefined, t: HoursTexts) {
  if (Array.isArray(day)) return capitalize(dayText(day, t));
  return !day || day.closed ? t("closed") : t("range", { open: day.open, close: day.close });
}
