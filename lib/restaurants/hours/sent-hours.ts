import { parseWeek, weekText } from "@/lib/restaurants/hours/hours-as-text";
import type { RestaurantSummary, WeekHours } from "@/lib/restaurants/types";

/** A restaurant on the way into an island, whose hours would be half of what the page sends of it. */
export type SentRestaurant = Omit<RestaurantSummary, "hours"> & {
  week?: string;
  dates?: NonNullable<WeekHours["dates"]>;
};

export function sent({ hours, ...restaurant }: RestaurantSummary): SentRestaurant {
  if (!hours) return restaurant;
  const { dates } = hours;
  return { ...restaurant, week: weekText(hours), ...(dates && { dates }) };
}

export function received({ week, dates, ...restaurant }: SentRestaurant): RestaurantSummary {
  if (week === undefined) return restaurant;
  return { ...restaurant, hours: { ...parseWeek(week), ...(dates && { dates }) } };
}
