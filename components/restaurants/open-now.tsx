"use client";

import { OpenStatusLabel } from "@/components/restaurants/open-status-label";
import { useNow } from "@/lib/browser/use-now";
import { isOpenAt } from "@/lib/restaurants/hours";
import type { WeekHours } from "@/lib/restaurants/types";

type OpenNowProps = { hours: WeekHours; timeZone: string };

/** Open now or Closed in the restaurant's time zone. Its space is reserved until the browser knows (P5.5). */
export function OpenNow({ hours, timeZone }: OpenNowProps) {
  const now = useNow();
  const open = now && isOpenAt(hours, timeZone, now);
  return (
    <span className="inline-block min-h-[1.55em] min-w-[6.2em]">
      {open !== undefined && <OpenStatusLabel open={open} label={open ? "Open now" : "Closed"} />}
    </span>
  );
}
