"use client";

import type { ReactNode } from "react";
import { useNow } from "@/lib/browser/use-now";
import { isPastEvent } from "@/lib/community/event-time";
import type { EventTimes } from "@/lib/events/types";

type UntilOverProps = { event: Pick<EventTimes, "end" | "timeZone">; children: ReactNode };

/** What is shown of an event until it is over: the page may have been written a day ago. */
export function UntilOver({ event: { end, timeZone }, children }: UntilOverProps) {
  const now = useNow();
  return now && isPastEvent({ end, timeZone }, now) ? null : children;
}
