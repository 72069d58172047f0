import { formatMonthIn } from "@/lib/restaurants/facts/format-month";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/card.json";
import { isStale, yearOf } from "@/lib/restaurants/facts/freshness";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** When it was last checked; facts without a check for two years are as OpenStreetMap had them then (P14.240). */
export function checkText(
  { checkedAt, addedHere }: Pick<RestaurantSummary, "checkedAt" | "addedHere">,
  now: Date | undefined,
  t: Translator<keyof typeof english>,
) {
  if (!checkedAt) return undefined;
  if (!now || !isStale(checkedAt, now))
    return t("checked", { month: formatMonthIn(t.language, checkedAt) });
  return t(addedHere ? "added" : "osm", { year: yearOf(checkedAt) });
}
