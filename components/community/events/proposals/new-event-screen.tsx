import type { ReactNode } from "react";
import { EventForm } from "@/components/community/events/proposals/event-form";
import { EventPlace } from "@/components/community/events/proposals/event-place";
import {
  EventPlaceSearch,
  NO_PLACE,
  type FoundPlace,
} from "@/components/community/events/proposals/event-place-search";
import { BackLink } from "@/components/ui/back-link";
import { ROUTES } from "@/lib/routes";

type NewEventScreenProps =
  | { step: "search"; text: string; found: readonly FoundPlace[] }
  | { step: "form"; place: FoundPlace | undefined };

function Frame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <BackLink href={ROUTES.events} label="Events" />
      <h1 id="event-heading" className="mt-1 mb-3 headline text-h2">
        {title}
      </h1>
      <p className="mb-8 max-w-text text-ink-2">{lead}</p>
      <div className="max-w-150">{children}</div>
    </main>
  );
}

/** The pages on which a member proposes an event: first where it is, then everything else (P14.960). */
export function NewEventScreen(props: NewEventScreenProps) {
  if (props.step === "search")
    return (
      <Frame
        title="Where is your event?"
        lead="At a listed place, its page leads to your event, and times are in the time zone of the place."
      >
        <EventPlaceSearch path={ROUTES.newEvent} {...props} />
      </Frame>
    );
  const { place } = props;
  return (
    <Frame
      title="Propose an event"
      lead="Supper clubs, workshops, meetups: whatever is vegan and open to others. A moderator reviews it before everyone sees it."
    >
      <EventPlace place={place} changeHref={ROUTES.newEvent} />
      <EventForm
        {...(place && { restaurantId: place.id })}
        path={`${ROUTES.newEvent}?${new URLSearchParams({ place: place?.id ?? NO_PLACE })}`}
        back={ROUTES.events}
      />
    </Frame>
  );
}
