"use client";

import { useTexts } from "#texts";
import english from "@/lib/messages/en/hours.json";
import { HoursNotKnown, RestaurantStatus } from "@/components/restaurants/cards/restaurant-status";
import { useNow } from "@/lib/browser/use-now";
import type { Restaurant } from "@/lib/restaurants/types";

type OpenNowProps = { restaurant: Pick<Restaurant, "hours" | "timeZone" | "sample"> };

/** Open now or Closed in the restaurant's time zone, of real ones also until when, as cards say it. Its space is reserved until the browser knows (P5.5). */
export function OpenNow({ restaurant }: OpenNowProps) {
  const t = useTexts("hours", english);
  const now = useNow();
  if (!restaurant.hours) return <HoursNotKnown />;
  return (
    <span className="inline-block min-h-[1.55em] min-w-[6.2em]">
      {now && (
        <RestaurantStatus
          {...{ restaurant, now }}
          openLabel={t("open.now")}
          withTime={!restaurant.sample}
        />
      )}
    </span>
  );
}
