import { isOpenAt } from "@/lib/restaurants/hours/hours";
import type { WeekHours } from "@/lib/restaurants/types";

/** `known`: the restaurants whose hours are known. */
export type OpenNow = { open: number; known: number };

export type KnownHours = { hours: WeekHours; timeZone: string };

/** How many of the restaurants are open at an instant. */
export function countOpen(restaurants: readonly KnownHours[], now: Date): OpenNow {
  const open = restaurants.filter(({ hours, timeZone }) => isOpenAt(hours, timeZone, now));
  return { open: open.length, known: restaurants.length };
}
