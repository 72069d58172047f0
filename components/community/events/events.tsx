import { CommunityPage } from "@/components/community/community-page";
import { EventLists } from "@/components/community/events/event-lists";
import { ProposeLink } from "@/components/community/events/proposals/propose-link";
import { SampleNote } from "@/components/ui/sample-note";
import type { CommunityEvent } from "@/lib/community/types";
import { ROUTES } from "@/lib/routes";

type EventsProps = {
  events: CommunityEvent[];
  writtenAt: string;
  /** Whether members can propose events. */
  isOpen?: boolean;
};

/** The samples: each with title, description, date, location, attendees and a Join Event button. */
export function Events({ events, writtenAt, isOpen = false }: EventsProps) {
  return (
    <CommunityPage current={ROUTES.events} title="Events" lead="Meet fellow members.">
      {isOpen && <ProposeLink />}
      <EventLists events={events} writtenAt={writtenAt} />
      {events.length > 0 && (
        <SampleNote className="mt-12">
          Sample events with sample numbers of attendees: none of them will take place.
        </SampleNote>
      )}
    </CommunityPage>
  );
}
