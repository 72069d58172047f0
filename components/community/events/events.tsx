import { useTexts } from "#texts";
import { CommunityPage } from "@/components/community/community-page";
import { EventLists } from "@/components/community/events/event-lists";
import { ProposeLink } from "@/components/community/events/proposals/propose-link";
import { SampleNote } from "@/components/ui/sample-note";
import { sampleEventFacts } from "@/lib/community/event-cards";
import type { CommunityEvent } from "@/lib/community/types";
import english from "@/lib/messages/en/events/page.json";
import { ROUTES } from "@/lib/routes";

type EventsProps = {
  events: CommunityEvent[];
  writtenAt: string;
  /** Whether members can propose events. */
  isOpen?: boolean;
};

/** The samples: each with title, description, date, location, attendees and a Join Event button. */
export function Events({ events, writtenAt, isOpen = false }: EventsProps) {
  const t = useTexts("event-page", english);
  return (
    <CommunityPage current={ROUTES.events} title={t("heading")} lead={t("lead")}>
      {isOpen && <ProposeLink />}
      <EventLists
        events={events.map((event) => sampleEventFacts(t.language, event))}
        writtenAt={writtenAt}
      />
      {events.length > 0 && <SampleNote className="mt-12">{t("samples")}</SampleNote>}
    </CommunityPage>
  );
}
