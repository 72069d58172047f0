import { Calendar, ExternalLink, MapPin, Users } from "lucide-react";
import { EventActions } from "@/components/community/events/event-actions";
import { EventFact } from "@/components/community/events/event-fact";
import { EventMembers } from "@/components/community/events/event-members";
import { OwnEventLink } from "@/components/community/events/own-event-link";
import { PostText } from "@/components/community/forum/post-text";
import { ReportLink } from "@/components/site/report-link";
import { BackLink } from "@/components/ui/back-link";
import { IntentLink } from "@/components/ui/intent-link";
import { SectionTabs } from "@/components/ui/section-tabs";
import { eventTimeLines } from "@/lib/community/event-time";
import { formatCount } from "@/lib/counts";
import { eventLocation } from "@/lib/events/location";
import type { MemberEvent } from "@/lib/events/types";
import { menuEntries } from "@/lib/navigation";
import { placeLine } from "@/lib/restaurants/names/place-line";
import { eventGuestsHref } from "@/lib/events/hrefs";
import { cityHref, memberHref, recordHref, restaurantHref, ROUTES } from "@/lib/routes";

const HEADING = "event";
const ICON = { size: 22, strokeWidth: 1.9, "aria-hidden": true } as const;

function Place({ event }: { event: MemberEvent }) {
  const { place, address, city, country, cityId } = event;
  if (place)
    return (
      <IntentLink href={restaurantHref(place.id)} className="link wrap-anywhere">
        {eventLocation(event)}
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

function Panel({ event, writtenAt }: { event: MemberEvent; writtenAt: string }) {
  const { id, start, end, timeZone, attendees, link, isCancelled } = event;
  const { day, hours } = eventTimeLines({ ...event, date: start });
  const calendarHref = `${recordHref(ROUTES.events, id)}/event.ics`;
  return (
    <aside
      aria-label="Time and place"
      className="rounded-xl border border-line bg-surface px-6 pt-5 pb-7 reading:sticky reading:top-24"
    >
      <ul>
        <EventFact icon={<Calendar {...ICON} />}>
          <time dateTime={start}>
            <b className="block">{day}</b>
            <span className="text-note text-ink-2">{hours}</span>
          </time>
        </EventFact>
        <EventFact icon={<MapPin {...ICON} />}>
          <Place event={event} />
        </EventFact>
        {link && (
          <EventFact icon={<ExternalLink {...ICON} />}>
            <a href={link} rel="ugc nofollow" className="link wrap-anywhere">
              {new URL(link).host}
            </a>
          </EventFact>
        )}
        <EventFact icon={<Users {...ICON} />}>
          <b>{formatCount(attendees)}</b> {attendees === 1 ? "attendee" : "attendees"}
        </EventFact>
      </ul>
      {isCancelled ? (
        <a href={calendarHref} download className="link mt-3 tap">
          Update your calendar (.ics)
        </a>
      ) : (
        <EventActions
          event={{ id, end, timeZone, isOpen: true }}
          describedBy={HEADING}
          calendarHref={calendarHref}
          writtenAt={writtenAt}
        />
      )}
      <OwnEventLink eventId={id} />
    </aside>
  );
}

function Guests({ id }: { id: string }) {
  return (
    <section aria-labelledby="guests" className="mt-9 border-t border-line pt-9">
      <h2 id="guests" className="font-display text-h3">
        Who is going
      </h2>
      <p className="mt-3 text-note text-ink-2">
        Members who join see the names of the others who did.{" "}
        <a href={eventGuestsHref(id)} rel="nofollow" className="link hidden noscript:inline">
          See who is going
        </a>
      </p>
      <EventMembers eventId={id} />
    </section>
  );
}

type MemberEventPageProps = { event: MemberEvent; writtenAt: string };

/** One event of a member: what it is, when and where, who comes (P14.960). */
export function MemberEventPage({ event, writtenAt }: MemberEventPageProps) {
  const { id, title, text, author, isCancelled } = event;
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
        <Panel event={event} writtenAt={writtenAt} />
      </article>
    </main>
  );
}
