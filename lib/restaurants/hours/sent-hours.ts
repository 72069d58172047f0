import { parseWeek, weekText } from "@/lib/restaurants/hours/hours-as-text";
import type { WeekHours } from "@/lib/restaurants/types";

/** Hours on the way into an island, which the page has in its markup as well. How they were read is the server's. */
export type SentHours = { week: string; dates?: NonNullable<WeekHours["dates"]> };

export function sentHours(hours: WeekHours): SentHours {
  const { dates } = hours;
  return { week: weekText(hours), ...(dates && { dates }) };
}

export function receivedHours({ week, dates }: SentHours): WeekHours {
  return { ...parseWeek(week), ...(dates && { dates }) };
}
