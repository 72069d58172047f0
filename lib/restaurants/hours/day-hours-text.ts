import { capitalize } from "@/lib/strings/capitalize";
import { quoted } from "@/lib/restaurants/hours/status-phrase";
import type { DayHours, OpenInterval } from "@/lib/restaurants/types";

const unknownText = ({ note }: OpenInterval) => (note ? quoted(note) : "not known");

const withNote = (text: string, note: string | undefined) => (note ? `${text} (${note})` : text);

function openText({ open, close, openEnd, note }: OpenInterval) {
  if (openEnd) {
    return withNote(close === "24:00" ? `from ${open}` : `${open} – ${close} or later`, note);
  }
  const isWholeDay = open === "00:00" && close === "24:00";
  return withNote(isWholeDay ? "around the clock" : `${open} – ${close}`, note);
}

function intervalText(interval: OpenInterval) {
  const { state, open, close } = interval;
  return state === "unknown" ? `${open} – ${close} ${unknownText(interval)}` : openText(interval);
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

function dayText(day: readonly OpenInterval[]) {
  const closed = day.find(({ state }) => state === "closed");
  if (closed) return closed.note ? `closed: ${quoted(closed.note)}` : "closed";
  const unknown = day.filter(({ state }) => state === "unknown");
  const open = day.filter(({ state }) => !state);
  const [rest] = unknown;
  if (!rest || !isWhole(day)) return day.map(intervalText).join(", ") || "closed";
  if (open.length === 0) return unknownText(rest);
  return `${open.map(openText).join(", ")}, otherwise ${unknownText(rest)}`;
}

/** One day's hours: "11:30 – 14:00, 17:30 – 22:00", "From 18:00", “by arrangement”, or "Closed" (P14.482). */
export function formatDayHours(day: DayHours | OpenInterval[] | undefined) {
  if (Array.isArray(day)) return capitalize(dayText(day));
  return !day || day.closed ? "Closed" : `${day.open} – ${day.close}`;
}
