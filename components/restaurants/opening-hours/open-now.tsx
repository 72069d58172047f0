"use client";

import { useTexts } from "#texts";
import english from "@/lib/messages/en/hours.json";
import { RestaurantStatus } from "@/components/restaurants/cards/restaurant-status";
import { useNow } from "@/lib/browser/use-now";
import { receivedHours, type SentHours } from "@/lib/restaurants/hours/sent-hours";

type OpenNowProps = { hours: SentHours; timeZone: string; withTime: boolean };

/** Open now or Closed in the restaurant's time zone, of real ones also until when, as cards say it. Its space is reserved until the browser knows (P5.5). */
export function OpenNow({ hours, timeZone, withTime }: OpenNowProps) {
  const t = useTexts("hours", english);
  const now = useNow();
  return (
    <span className="inline-block min-h-[1.55em] min-w-[6.2em]">
      {now && (
        <RestaurantStatus
          restaurant={{ hours: receivedHours(hours), timeZone }}
          now={now}
          openLabel={t("open.now")}
          withTime={withTime}
        />
      )}
    </span>
  );
}
