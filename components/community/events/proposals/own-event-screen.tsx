import { useTexts } from "#texts";
import { CancelEventForm } from "@/components/community/events/proposals/cancel-event-form";
import { EventForm } from "@/components/community/events/proposals/event-form";
import { EventPlace } from "@/components/community/events/proposals/event-place";
import {
  EventPlaceSearch,
  type FoundPlace,
} from "@/components/community/events/proposals/event-place-search";
import { OwnText } from "@/components/ui/reading/own-text";
import { BackLink } from "@/components/ui/back-link";
import { isPastEvent } from "@/lib/community/event-time";
import { cityText } from "@/lib/events/location";
import type { OwnEvent } from "@/lib/events/types";
import { ownEventHref } from "@/lib/events/hrefs";
import { ownWords } from "@/lib/languages/own-words";
import type { Translator } from "@/lib/languages/translator";
import page from "@/lib/messages/en/events/page.json";
import english from "@/lib/messages/en/events/screens.json";
import pages from "@/lib/messages/en/forms/pages.json";
import { recordHref, ROUTES } from "@/lib/routes";

/** The place that the form has: that of the event, or another one that was chosen for it. */
export type ChosenPlace = { place: FoundPlace | undefined; isChanged: boolean };

type OwnEventScreenProps = {
  event: OwnEvent;
  chosen: ChosenPlace;
  /** The search for another place, where it is wanted. */
  search: { text: string; found: readonly FoundPlace[] } | undefined;
  now: Date;
};

function stateText(
  t: Translator<keyof typeof english>,
  { status, isCancelled, isEdit }: OwnEvent,
  isOver: boolean,
) {
  if (status === "removed") return t("own.removed");
  if (isCancelled) return t("own.cancelled");
  if (isOver) return t("own.over");
  if (status === "published") return undefined;
  return t(isEdit ? "own.waits.change" : "own.waits");
}

function fieldsOf(event: OwnEvent, { place, isChanged }: ChosenPlace) {
  const { title, text, start, end, link = "", address } = event;
  const where = place || isChanged ? {} : { address, city: cityText(event) };
  return { title, text, start, end, link, ...where };
}

/** An event as its author sees it, in any state, with the forms that change and cancel it while that is possible (P14.961). */
export function OwnEventScreen({ event, chosen, search, now }: OwnEventScreenProps) {
  const { id, title, status, isCancelled, isEdit } = event;
  const t = useTexts("event-screens", english);
  const ofEvents = useTexts("event-page", page);
  const ofPages = useTexts("form-pages", pages);
  const path = ownEventHref(id);
  const state = stateText(t, event, isPastEvent(event, now));
  const isOpen = status !== "removed" && !isCancelled && !isPastEvent(event, now);
  const isShown = status === "published";
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <BackLink
        href={isShown ? recordHref(ROUTES.events, id) : ROUTES.events}
        label={isShown ? <OwnText language={t.language} text={title} /> : ofEvents("heading")}
        landmark={ofPages("breadcrumb")}
      />
      <h1 id="event-heading" className="mt-1 mb-6 headline text-h2 wrap-anywhere">
        {t(search ? "where" : isOpen ? "own.edit" : "own")}
      </h1>
      <div className="max-w-150">
        <p className="mb-4 text-title font-title wrap-anywhere" {...ownWords(t.language)}>
          {title}
        </p>
        {state && <p className="mb-6 rounded-tile bg-turmeric-soft px-4 py-3">{state}</p>}
        {isOpen && search && <EventPlaceSearch path={path} {...search} />}
        {isOpen && !search && (
          <>
            <EventPlace place={chosen.place} changeHref={`${path}?q=`} />
            <EventForm
              eventId={id}
              {...(chosen.place && { restaurantId: chosen.place.id })}
              fields={fieldsOf(event, chosen)}
              path={path}
              back={isShown ? recordHref(ROUTES.events, id) : ROUTES.profile}
            />
            <CancelEventForm eventId={id} isNew={status === "waiting" && !isEdit} />
          </>
        )}
      </div>
    </main>
  );
}
