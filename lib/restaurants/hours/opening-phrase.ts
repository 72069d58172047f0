import { dateName } from "@/lib/restaurants/hours/date-names";
import type { HoursTexts } from "@/lib/restaurants/hours/hours-texts";
import type { OpenStatus } from "@/lib/restaurants/hours/open-status";
import type { Opening } from "@/lib/restaurants/hours/opening";
import { weekdayIn } from "@/lib/restaurants/hours/weekday-names";

function opensText({ weekday, time, day, date }: Opening, t: HoursTexts) {
  if (day === "today") return t("opens.today", { time });
  if (day === "tomorrow") return t("opens.tomorrow", { time });
  const name = weekdayIn(t.language, weekday);
  if (!date) return t("opens.later", { weekday: name, time });
  return t("opens.date", { weekday: name, date: dateName(t.language, date), time });
}

/** The next change: "Closes at 22:00", "Closes soon, at 22:00", "Opens Thursday at 11:30". */
export function openingPhrase(status: OpenStatus, t: HoursTexts) {
  if (status.open === "unknown") return t(status.mayBeOpen ? "may-be-open.end" : "now-unknown");
  if (!status.open) {
    if (status.opensAt) return opensText(status.opensAt, t);
    return t(status.mayOpen ? "next-unknown" : "not-this-week");
  }
  const { closesAt, closesSoon, openEnd } = status;
  if (!closesAt) return t(openEnd ? "closes.unknown" : "open.around");
  if (openEnd) return t("closes.later", { time: closesAt.time });
  return t(closesSoon ? "closes.soon" : "closes", { time: closesAt.time });
}
