"use client";

import { useTexts } from "#texts";
import { JoinEventButton } from "@/components/community/events/join-event-button";
import { MemberEventCard } from "@/components/community/events/member-event-card";
import { buttonVariants } from "@/components/ui/button";
import { useNow } from "@/lib/browser/use-now";
import { cn } from "@/lib/cn";
import type { MemberEventFacts } from "@/lib/community/event-cards";
import { isPastEvent } from "@/lib/community/event-time";
import english from "@/lib/messages/en/events/actions.json";

type UpcomingEventsProps = {
  events: MemberEventFacts[];
  /** When the page was written (ISO 8601), for as long as there is no clock. */
  writtenAt: string;
};

/** The events that are not over, the next first, each with the button that joins it. */
export function UpcomingEvents({ events, writtenAt }: UpcomingEventsProps) {
  const t = useTexts("event-actions", english);
  const now = useNow() ?? new Date(writtenAt);
  const upcoming = events.filter((event) => !isPastEvent(event, now));
  if (upcoming.length === 0)
    return <p className="rounded-xl bg-sprout px-6 py-8 text-ink-2">{t("none")}</p>;
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
