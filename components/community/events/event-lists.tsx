"use client";

import { useTexts } from "#texts";
import { EventCard } from "@/components/community/events/event-card";
import { useNow } from "@/lib/browser/use-now";
import { cn } from "@/lib/cn";
import type { SampleEventFacts } from "@/lib/community/event-cards";
import { isPastEvent } from "@/lib/community/event-time";
import english from "@/lib/messages/en/events/actions.json";

type EventListsProps = {
  events: SampleEventFacts[];
  /** When the page was written (ISO 8601), for as long as there is no clock. */
  writtenAt: string;
};

/** The events to come, the soonest first and largest, and those that are over, the latest first. */
export function EventLists({ events, writtenAt }: EventListsProps) {
  const t = useTexts("event-actions", english);
  const now = useNow() ?? new Date(writtenAt);
  const upcoming = events.filter((event) => !isPastEvent(event, now));
  const past = events.filter((event) => isPastEvent(event, now)).toReversed();
  return (
    <>
      {upcoming.length === 0 && (
        <p className="rounded-xl bg-sprout px-6 py-8 text-ink-2">{t("none.samples")}</p>
      )}
      <ul className="grid gap-12 md:grid-cols-2 md:gap-x-7 md:gap-y-16">
        {upcoming.map((event, index) => (
          <li key={event.id} className={cn(index === 0 && "md:col-span-full")}>
            <EventCard event={event} lead={index === 0} />
          </li>
        ))}
      </ul>
      {past.length > 0 && (
        <section aria-labelledby="past-events" className="pt-(--section)">
          <h2 id="past-events" className="mb-7 font-display text-h2 font-extrabold">
            {t("past")}
          </h2>
          <ul className="grid gap-12 md:grid-cols-2 md:gap-x-7 md:gap-y-16">
            {past.map((event) => (
              <li key={event.id}>
                <EventCard event={event} lead={false} over />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
