import { useTexts } from "#texts";
import { CommunityPage } from "@/components/community/community-page";
import { ProposeLink } from "@/components/community/events/proposals/propose-link";
import { UpcomingEvents } from "@/components/community/events/upcoming-events";
import { memberEventFacts } from "@/lib/community/event-cards";
import type { MemberEvent } from "@/lib/events/types";
import english from "@/lib/messages/en/events/page.json";
import { ROUTES } from "@/lib/routes";

type MemberEventsProps = {
  events: MemberEvent[];
  writtenAt: string;
  isOpen: boolean;
};

/** The events of members that are to come (P14.966). */
export function MemberEvents({ events, writtenAt, isOpen }: MemberEventsProps) {
  const t = useTexts("event-page", english);
  return (
    <CommunityPage current={ROUTES.events} title={t("heading")} lead={t("lead")}>
      {isOpen && <ProposeLink />}
      <UpcomingEvents
        events={events.map((event) => memberEventFacts(t.language, event))}
        writtenAt={writtenAt}
      />
    </CommunityPage>
  );
}
