import { CommunityPage } from "@/components/community/community-page";
import { ProposeLink } from "@/components/community/events/proposals/propose-link";
import { UpcomingEvents } from "@/components/community/events/upcoming-events";
import type { MemberEvent } from "@/lib/events/types";
import { ROUTES } from "@/lib/routes";

type MemberEventsProps = {
  events: MemberEvent[];
  writtenAt: string;
  isOpen: boolean;
};

/** The events of members that are to come (P14.966). */
export function MemberEvents({ events, writtenAt, isOpen }: MemberEventsProps) {
  return (
    <CommunityPage current={ROUTES.events} title="Events" lead="Meet fellow members.">
      {isOpen && <ProposeLink />}
      <UpcomingEvents events={events} writtenAt={writtenAt} />
    </CommunityPage>
  );
}
