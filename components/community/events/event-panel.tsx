import { Calendar, ExternalLink, MapPin, Users } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { EventFact } from "@/components/community/events/event-fact";
import type { eventTimeLines } from "@/lib/community/event-time";
import { formatCount } from "@/lib/counts";

const ICON = { size: 22, strokeWidth: 1.9, "aria-hidden": true } as const;

type EventPanelProps = {
  /** Local time, as "2027-06-12T18:30". */
  start: string;
  times: ReturnType<typeof eventTimeLines>;
  place: ReactNode;
  /** To a page about the event. */
  link?: ReactNode;
  attendees: number;
  /** What can be done with the event. */
  children: ReactNode;
};

/** The facts of an event, beside its text. */
export function EventPanel({ start, times, place, link, attendees, children }: EventPanelProps) {
  return (
    <aside
      aria-label="Time and place"
      className="rounded-xl border border-line bg-surface px-6 pt-5 pb-7 reading:sticky reading:top-24"
    >
      <ul>
        <EventFact icon={<Calendar {...ICON} />}>
          <time dateTime={start}>
            <b className="block">{times.day}</b>
            <span className="text-note text-ink-2">{times.hours}</span>
          </time>
        </EventFact>
        <EventFact icon={<MapPin {...ICON} />}>{place}</EventFact>
        {link && <EventFact icon={<ExternalLink {...ICON} />}>{link}</EventFact>}
        <EventFact icon={<Users {...ICON} />}>
          <b>{formatCount(attendees)}</b> {attendees === 1 ? "attendee" : "attendees"}
        </EventFact>
      </ul>
      {children}
    </aside>
  );
}
