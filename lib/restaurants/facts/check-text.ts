import type { Formats } from "@/lib/languages/texts-context";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/card.json";
import { isStale, yearOf } from "@/lib/restaurants/facts/freshness";
import type { RestaurantSummary } from "@/lib/restaurants/types";

type Say = { t: Translator<keyof typeof english>; month: Formats["month"] };

/** When it was last checked; facts without a check for two years are as OpenStreetMap had them then (P14.240). */
export function checkText(
  { checkedAt, addedHere }: Pick<RestaurantSummary, "checkedAt" | "addedHere">,
  now: Date | undefined,
  { t, month }: Say,
) {
  if (!checkedAt) return undefined;
  if (!now || !isStale(checkedAt, now)) return t("checked", { month: month(checkedAt) });
  return t(addedHere ? "added" : "osm", { year: yearOf(checkedAt) });
}
