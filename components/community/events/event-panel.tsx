import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ReactNode } from "react";
import { EventFact } from "@/components/community/events/event-fact";
import { eventLinesIn } from "@/lib/community/event-dates";
import type { EventTimes } from "@/lib/events/types";
import actions from "@/lib/messages/en/events/actions.json";
import english from "@/lib/messages/en/events/page.json";

const ICON = { size: 22 };

type EventPanelProps = {
  times: EventTimes;
  place: ReactNode;
  /** To a page about the event. */
  link?: ReactNode;
  attendees: number;
  /** What can be done with the event. */
  children: ReactNode;
};

/** The facts of an event, beside its text. */
export function EventPanel({ times, place, link, attendees, children }: EventPanelProps) {
  const t = useTexts("event-page", english);
  const ofActions = useTexts("event-actions", actions);
  const { day, hours } = eventLinesIn(t.language, times);
  return (
    <aside
      aria-label={t("facts")}
      className="rounded-xl border border-line bg-surface px-6 pt-5 pb-7 reading:sticky reading:top-24"
    >
      <ul>
        <EventFact icon={<Icon name="Calendar" {...ICON} />}>
          <time dateTime={times.start}>
            <b className="block">{day}</b>
            <span className="text-note text-ink-2">{t("hours", { hours })}</span>
          </time>
        </EventFact>
        <EventFact icon={<Icon name="MapPin" {...ICON} />}>{place}</EventFact>
        {link && <EventFact icon={<Icon name="ExternalLink" {...ICON} />}>{link}</EventFact>}
        <EventFact icon={<Icon name="Users" {...ICON} />}>
          {ofActions.rich("attendees", {
            count: attendees,
            b: (count) => <b key="count">{count}</b>,
          })}
        </EventFact>
      </ul>
      {children}
    </aside>
  );
}
