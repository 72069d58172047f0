import { useTexts } from "#texts";
import { useCommunityTabs } from "@/components/community/use-community-tabs";
import { EventActions } from "@/components/community/events/event-actions";
import { EventLocation } from "@/components/community/events/event-location";
import { EventMembers } from "@/components/community/events/event-members";
import { EventPanel } from "@/components/community/events/event-panel";
import { GuestsNote } from "@/components/community/events/guests-note";
import { OwnEventLink } from "@/components/community/events/own-event-link";
import { OwnText } from "@/components/ui/reading/own-text";
import { PostText } from "@/components/community/forum/post-text";
import { ReportLink } from "@/components/site/report-link";
import { BackLink } from "@/components/ui/back-link";
import { IntentLink } from "@/components/ui/intent-link";
import { eventFileHref } from "@/lib/events/hrefs";
import { SectionTabs } from "@/components/ui/section-tabs";
import type { MemberEvent } from "@/lib/events/types";
import { venueIn } from "@/lib/events/venue-in";
import { latinDirection } from "@/lib/forms/latin-direction";
import { ownWords } from "@/lib/languages/own-words";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/events/page.json";
import pages from "@/lib/messages/en/forms/pages.json";
import { placeLine } from "@/lib/restaurants/names/place-line";
import { cityHref, memberHref, restaurantHref, ROUTES } from "@/lib/routes";

const HEADING = "event";

function Place({ event }: { event: MemberEvent }) {
  const { language } = useTexts("event-page", english);
  const venue = venueIn(language, event);
  const { place, address, city, country, cityId } = venue;
  if (place)
    return (
      <IntentLink href={restaurantHref(place.id)} className="link wrap-anywhere">
        <EventLocation event={venue} />
      </IntentLink>
    );
  return (
    <>
      <b className="block wrap-anywhere">
        <OwnText language={language} text={address} />
      </b>
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
  const t = useTexts("event-page", english);
  const calendarHref = pathIn(t.language, eventFileHref(id));
  if (isCancelled)
    return (
      <a href={calendarHref} download className="link mt-3 tap">
        {t("calendar.update")}
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
  const t = useTexts("event-page", english);
  return (
    <section aria-labelledby="guests" className="mt-9 border-t border-line pt-9">
      <h2 id="guests" className="font-display text-h3">
        {t("guests")}
      </h2>
      <GuestsNote eventId={id} className="mt-3 text-note text-ink-2" />
      <EventMembers eventId={id} />
    </section>
  );
}

type MemberEventPageProps = { event: MemberEvent; writtenAt: string };

/** One event of a member: what it is, when and where, who comes (P14.960). */
export function MemberEventPage({ event, writtenAt }: MemberEventPageProps) {
  const { id, title, text, author, link, attendees, isCancelled } = event;
  const t = useTexts("event-page", english);
  const ofPages = useTexts("form-pages", pages);
  const own = ownWords(t.language);
  const name = <OwnText key="name" language={t.language} text={author.name} />;
  return (
    <main className="wrap pb-(--section)">
      <SectionTabs {...useCommunityTabs(ROUTES.events)} below />
      <article className="grid grid-cols-1 items-start gap-8 md:pt-3 reading:grid-cols-aside reading:gap-[clamp(2rem,5vw,4.5rem)]">
        <div className="min-w-0">
          <BackLink href={ROUTES.events} label={t("heading")} landmark={ofPages("breadcrumb")} />
          {isCancelled && (
            <p className="mt-2 rounded-tile bg-tomato-soft px-4 py-3 font-strong text-tomato-ink">
              {t("cancelled")}
            </p>
          )}
          <h1
            id={HEADING}
            {...own}
            className="mt-3 font-display text-h1 font-extrabold text-balance wrap-anywhere md:mt-5"
          >
            {title}
          </h1>
          <p className="mt-3 text-ink-2">
            {t.rich("announced", {
              name: () =>
                author.slug ? (
                  <IntentLink key="name" href={memberHref(author.slug)} className="link">
                    {name}
                  </IntentLink>
                ) : (
                  name
                ),
            })}
          </p>
          <div
            {...own}
            className="mt-5 grid max-w-152 gap-4 text-title leading-relaxed text-pretty"
          >
            <PostText text={text} />
          </div>
          <ReportLink kind="event" id={id} about={t("about")} className="-ms-3.5 mt-4" />
          {!isCancelled && <Guests id={id} />}
        </div>
        <EventPanel
          times={event}
          place={<Place event={event} />}
          link={
            link && (
              <a
                href={link}
                rel="ugc nofollow"
                dir={latinDirection(t.language)}
                className="link wrap-anywhere"
              >
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
