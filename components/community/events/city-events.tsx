import { MemberEventCard } from "@/components/community/events/member-event-card";
import { IntentLink } from "@/components/ui/intent-link";
import type { MemberEvent } from "@/lib/events/types";
import { ROUTES } from "@/lib/routes";

type CityEventsProps = { city: string; events: readonly MemberEvent[] };

/** The next events in a city; nothing where there are none (P14.966). */
export function CityEvents({ city, events }: CityEventsProps) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="city-events" className="mt-12 md:mt-16">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="city-events" className="font-display text-h2">
          Events in {city}
        </h2>
        <IntentLink href={ROUTES.events} className="link tap">
          All events
        </IntentLink>
      </div>
      <ul className="border-t border-line">
        {events.map((event) => (
          <li key={event.id}>
            <MemberEventCard event={event} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
