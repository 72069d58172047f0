import { CommunityPage } from "@/components/community/community-page";
import { EventCard } from "@/components/community/event-card";
import { cn } from "@/lib/cn";
import type { CommunityEvent } from "@/lib/community/types";
import { ROUTES } from "@/lib/routes";

export function Events({ events }: { events: CommunityEvent[] }) {
  return (
    <CommunityPage
      current={ROUTES.events}
      title="Events"
      lead="Meet the people you usually only read."
    >
      <ul className="grid gap-12 md:grid-cols-2 md:gap-x-7 md:gap-y-16">
        {events.map((event, index) => (
          <li key={event.id} className={cn(index === 0 && "md:col-span-full")}>
            <EventCard event={event} lead={index === 0} />
          </li>
        ))}
      </ul>
    </CommunityPage>
  );
}
