import { restaurantHref } from "@/lib/routes";

/** The form for a member's tip about a restaurant. */
export function tipHref(restaurantId: string) {
  return `${restaurantHref(restaurantId)}/tip` as const;
}
