"use client";

import { JoinEventButton } from "@/components/community/events/join-event-button";
import { MemberEventCard } from "@/components/community/events/member-event-card";
import { buttonVariants } from "@/components/ui/button";
import { useNow } from "@/lib/browser/use-now";
import { cn } from "@/lib/cn";
import { isPastEvent } from "@/lib/community/event-time";
import type { MemberEvent } from "@/lib/events/types";

type UpcomingEventsProps = {
  events: MemberEvent[];
  /** When the page was written (ISO 8601), for as long as there is no clock. */
  writtenAt: string;
};

/** The events that are not over, the next first, each with the button that joins it. */
export function UpcomingEvents({ events, writtenAt }: UpcomingEventsProps) {
  const now = useNow() ?? new Date(writtenAt);
  const upcoming = events.filter((event) => !isPastEvent(event, now));
  if (upcoming.length === 0)
    return (
      <p className="rounded-xl bg-sprout px-6 py-8 text-ink-2">
        No events are planned at the moment. Propose one, or check back soon.
      </p>
    );
  return (
    <ul className="border-t border-line">
      {upcoming.map((event) => (
        <li key={event.id}>
          <MemberEventCard event={event} level={2}>
            <JoinEventButton
              event={{ id: event.id, isOpen: true }}
              describedBy={`event-${event.id}`}
              className={cn(buttonVariants({ variant: "line" }), "relative z-1 max-md:w-full")}
            />
          </MemberEventCard>
        </li>
      ))}
    </ul>
  );
}
