"use client";

import { useNow } from "@/lib/browser/use-now";
import { formatCountIn } from "@/lib/languages/format-count";
import { useLanguage } from "@/lib/languages/use-language";
import { isOpenAt } from "@/lib/restaurants/hours/hours";
import type { RestaurantSummary } from "@/lib/restaurants/types";

/** How many of the restaurants of a page are open now; their places in the page are known before. */
export function OpenCount({ restaurants }: { restaurants: RestaurantSummary[] }) {
  const language = useLanguage();
  const now = useNow();
  if (!now) return <span className="invisible">0</span>;
  const open = restaurants.filter(
    ({ hours, timeZone, mayHaveClosed }) =>
      hours && !mayHaveClosed && isOpenAt(hours, timeZone, now),
  );
  return formatCountIn(language, open.length);
}
