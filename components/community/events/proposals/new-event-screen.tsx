import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { EventForm } from "@/components/community/events/proposals/event-form";
import { EventPlace } from "@/components/community/events/proposals/event-place";
import {
  EventPlaceSearch,
  NO_PLACE,
  type FoundPlace,
} from "@/components/community/events/proposals/event-place-search";
import { BackLink } from "@/components/ui/back-link";
import page from "@/lib/messages/en/events/page.json";
import english from "@/lib/messages/en/events/screens.json";
import pages from "@/lib/messages/en/forms/pages.json";
import { ROUTES } from "@/lib/routes";

type NewEventScreenProps =
  | { step: "search"; text: string; found: readonly FoundPlace[] }
  | { step: "form"; place: FoundPlace | undefined };

function Frame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useTexts("event-page", page);
  const ofPages = useTexts("form-pages", pages);
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <BackLink href={ROUTES.events} label={t("heading")} landmark={ofPages("breadcrumb")} />
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
  const t = useTexts("event-screens", english);
  if (props.step === "search")
    return (
      <Frame title={t("where")} lead={t("where.lead")}>
        <EventPlaceSearch path={ROUTES.newEvent} {...props} />
      </Frame>
    );
  const { place } = props;
  return (
    <Frame title={t("new")} lead={t("new.lead")}>
      <EventPlace place={place} changeHref={ROUTES.newEvent} />
      <EventForm
        {...(place && { restaurantId: place.id })}
        path={`${ROUTES.newEvent}?${new URLSearchParams({ place: place?.id ?? NO_PLACE })}`}
        back={ROUTES.events}
      />
    </Frame>
  );
}
