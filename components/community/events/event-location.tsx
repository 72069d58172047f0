import { SummaryName } from "@/components/site/summary-name";
import { eventLocation } from "@/lib/events/location";
import type { EventVenue } from "@/lib/events/types";

/** Where an event is, in a line; the name of a place with its language. */
export function EventLocation({ event }: { event: EventVenue }) {
  const text = eventLocation(event);
  const { place } = event;
  if (!place) return text;
  return (
    <>
      <SummaryName {...place} />
      {text.slice(place.name.length)}
    </>
  );
}
