import { dateName } from "@/lib/restaurants/hours/date-names";
import type { HoursTexts } from "@/lib/restaurants/hours/hours-texts";
import type { Opening } from "@/lib/restaurants/hours/opening";
import type { OpenStatus } from "@/lib/restaurants/hours/open-status";
import { weekdayIn } from "@/lib/restaurants/hours/weekday-names";

/** A longer note is on the restaurant's page only. */
const LONGEST_NOTE = 40;

function untilText({ closesAt, openEnd }: Extract<OpenStatus, { open: true }>, t: HoursTexts) {
  if (!closesAt) return openEnd && t("until.unknown");
  return t(openEnd ? "until.later" : "until", { time: closesAt.time });
}

function opensText({ day, weekday, time, date }: Opening, t: HoursTexts) {
  if (date) return t("then.date", { date: dateName(t.language, date) });
  if (day === "today") return t("then.today", { time });
  if (day === "tomorrow") return t("then.tomorrow");
  return t("then.later", { weekday: weekdayIn(t.language, weekday) });
}

/**
 * The next change beside "Open" or "Closed": "until 22:00", "opens at 17:00", "opens tomorrow", "opens Monday", on closed days of the owner
 * with what they are; of a venue that never opens what is written about that.
 */
export function untilPhrase(status: OpenStatus, t: HoursTexts) {
  if (status.open === "unknown") return undefined;
  if (status.open) return untilText(status, t);
  const { opensAt, note, isInRange } = status;
  // As it was written.
  const written = note && t("quoted", { note });
  if (!opensAt) return written;
  const hours = opensText(opensAt, t);
  const isNoted = isInRange && note && note.length <= LONGEST_NOTE;
  return isNoted ? t("noted", { hours, note: written! }) : hours;
}

/** In place of "Open" or "Closed" where it is not known: what is written, "Hours not known", "May be open". */
export function unknownPhrase(
  { note, mayBeOpen }: Extract<OpenStatus, { open: "unknown" }>,
  t: HoursTexts,
) {
  if (mayBeOpen) return t("may-be-open");
  return note && note.length <= LONGEST_NOTE ? t("quoted", { note }) : t("hours-unknown");
}
