import { EventActions } from "@/components/community/events/event-actions";
import { EventLocation } from "@/components/community/events/event-location";
import { EventMembers } from "@/components/community/events/event-members";
import { EventPanel } from "@/components/community/events/event-panel";
import { GuestsNote } from "@/components/community/events/guests-note";
import { OwnEventLink } from "@/components/community/events/own-event-link";
import { PostText } from "@/components/community/forum/post-text";
import { ReportLink } from "@/components/site/report-link";
import { BackLink } from "@/components/ui/back-link";
import { IntentLink } from "@/components/ui/intent-link";
import { SectionTabs } from "@/components/ui/section-tabs";
import { eventTimeLines } from "@/lib/community/event-time";
import type { MemberEvent } from "@/lib/events/types";
import { menuEntries } from "@/lib/navigation";
import { placeLine } from "@/lib/restaurants/names/place-line";
import { cityHref, memberHref, recordHref, restaurantHref, ROUTES } from "@/lib/routes";

const HEADING = "event";

function Place({ event }: { event: MemberEvent }) {
  const { place, address, city, country, cityId } = event;
  if (place)
    return (
      <IntentLink href={restaurantHref(place.id)} className="link wrap-anywhere">
        <EventLocation event={event} />
      </IntentLink>
    );
  return (
    <>
      <b className="block wrap-anywhere">{address}</b>
      {cityId ? (
        <IntentLink href={cityHref(cityId)} className="link">
          {placeLine(city, country)}
        </IntentLink>
      ) : (
        placeLine(city, country)
      )}
    </>
  );
}

function Actions({ event, writtenAt }: { event: MemberEvent; writtenAt: string }) {
  const { id, end, timeZone, isCancelled } = event;
  const calendarHref = `${recordHref(ROUTES.events, id)}/event.ics`;
  if (isCancelled)
    return (
      <a href={calendarHref} download className="link mt-3 tap">
        Update your calendar (.ics)
      </a>
    );
  return (
    <EventActions
      event={{ id, end, timeZone, isOpen: true }}
      describedBy={HEADING}
      calendarHref={calendarHref}
      writtenAt={writtenAt}
    />
  );
}

function Guests({ id }: { id: string }) {
  return (
    <section aria-labelledby="guests" className="mt-9 border-t border-line pt-9">
      <h2 id="guests" className="font-display text-h3">
        Who is going
      </h2>
      <GuestsNote eventId={id} className="mt-3 text-note text-ink-2" />
      <EventMembers eventId={id} />
    </section>
  );
}

type MemberEventPageProps = { event: MemberEvent; writtenAt: string };

/** One event of a member: what it is, when and where, who comes (P14.960). */
export function MemberEventPage({ event, writtenAt }: MemberEventPageProps) {
  const { id, title, text, author, start, link, attendees, isCancelled } = event;
  return (
    <main className="wrap pb-(--section)">
      <SectionTabs
        label="Community pages"
        tabs={menuEntries("community")}
        current={ROUTES.events}
        below
      />
      <article className="grid grid-cols-1 items-start gap-8 md:pt-3 reading:grid-cols-aside reading:gap-[clamp(2rem,5vw,4.5rem)]">
        <div className="min-w-0">
          <BackLink href={ROUTES.events} label="Events" />
          {isCancelled && (
            <p className="mt-2 rounded-tile bg-tomato-soft px-4 py-3 font-strong text-tomato-ink">
              This event is cancelled.
            </p>
          )}
          <h1
            id={HEADING}
            className="mt-3 font-display text-h1 font-extrabold text-balance wrap-anywhere md:mt-5"
          >
            {title}
          </h1>
          <p className="mt-3 text-ink-2">
            Announced by{" "}
            {author.slug ? (
              <IntentLink href={memberHref(author.slug)} className="link">
                {author.name}
              </IntentLink>
            ) : (
              author.name
            )}
          </p>
          <div className="mt-5 grid max-w-152 gap-4 text-title leading-relaxed text-pretty">
            <PostText text={text} />
          </div>
          <ReportLink kind="event" id={id} about="this event" className="mt-4 -ml-3.5" />
          {!isCancelled && <Guests id={id} />}
        </div>
        <EventPanel
          start={start}
          times={eventTimeLines({ ...event, date: start })}
          place={<Place event={event} />}
          link={
            link && (
              <a href={link} rel="ugc nofollow" className="link wrap-anywhere">
                {new URL(link).host}
              </a>
            )
          }
          attendees={attendees}
        >
          <Actions event={event} writtenAt={writtenAt} />
          <OwnEventLink eventId={id} />
        </EventPanel>
      </article>
    </main>
  );
}
