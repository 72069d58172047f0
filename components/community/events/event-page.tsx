import { useTexts } from "#texts";
import { EventMembers } from "@/components/community/events/event-members";
import { EventActions } from "@/components/community/events/event-actions";
import { EventPanel } from "@/components/community/events/event-panel";
import { GuestsNote } from "@/components/community/events/guests-note";
import { DateBadge } from "@/components/community/events/event-card";
import { OwnText } from "@/components/ui/reading/own-text";
import { useCommunityTabs } from "@/components/community/use-community-tabs";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { Illustration } from "@/components/ui/reading/illustration";
import { IntentLink } from "@/components/ui/intent-link";
import { SectionTabs } from "@/components/ui/section-tabs";
import { MoreList } from "@/components/ui/lists/more-list";
import { SampleNote } from "@/components/ui/sample-note";
import { dayAndMonthIn } from "@/lib/community/event-dates";
import type { CommunityEvent } from "@/lib/community/types";
import { formatDayIn } from "@/lib/languages/format-day";
import { ownWords } from "@/lib/languages/own-words";
import { pathIn } from "@/lib/languages/paths";
import pages from "@/lib/messages/en/forms/pages.json";
import english from "@/lib/messages/en/events/page.json";
import { eventFileHref } from "@/lib/events/hrefs";
import { recordHref, restaurantHref, ROUTES } from "@/lib/routes";

const HEADING = "event";

function Place({ location, restaurantId }: Pick<CommunityEvent, "location" | "restaurantId">) {
  const { language } = useTexts("event-page", english);
  const place = <OwnText language={language} text={location} lang="en" />;
  if (!restaurantId) return <b>{place}</b>;
  return (
    <IntentLink href={restaurantHref(restaurantId)} className="link">
      {place}
    </IntentLink>
  );
}

function Guests({
  id,
  guests,
  attendees,
  isOpen,
}: Pick<CommunityEvent, "id" | "guests" | "attendees" | "isOpen">) {
  const t = useTexts("event-page", english);
  return (
    <section
      aria-labelledby="guests"
      className="mt-9 border-t border-line pt-9 max-reading:order-last"
    >
      <div className="mb-4.5 flex items-baseline justify-between gap-4">
        <h2 id="guests" className="font-display text-h3">
          {t("guests")}
        </h2>
        <span className="text-ink-2 tabular-nums">{t("people", { count: attendees })}</span>
      </div>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-[repeat(auto-fill,minmax(190px,1fr))]">
        {guests.map(({ name, avatar }) => (
          <li key={name} className="flex items-center gap-3 leading-snug font-semibold">
            <Avatar
              src={avatar}
              size={52}
              loading="lazy"
              className="rounded-[15px_15px_15px_3px]"
            />
            <OwnText language={t.language} text={name} />
          </li>
        ))}
        <li className="flex items-center gap-3 leading-snug font-semibold">
          <span
            aria-hidden="true"
            className="grid size-13 flex-none place-items-center rounded-[15px_15px_15px_3px] bg-sprout-2 text-ink-2"
          >
            +{attendees - guests.length}
          </span>
          {t("guests.more", { count: attendees - guests.length })}
        </li>
      </ul>
      {isOpen && (
        <>
          <GuestsNote eventId={id} className="mt-5 text-note text-ink-2" />
          <EventMembers eventId={id} />
        </>
      )}
    </section>
  );
}

type EventPageProps = { event: CommunityEvent; others: CommunityEvent[]; writtenAt: string };

/** One event: what it is, when and where, who comes. */
export function EventPage({ event, others, writtenAt }: EventPageProps) {
  const { id, title, description, details, image, date, attendees } = event;
  const { end, timeZone, sample, isOpen } = event;
  const t = useTexts("event-page", english);
  const ofPages = useTexts("form-pages", pages);
  const own = ownWords(t.language, "en");
  return (
    <main className="wrap">
      <SectionTabs {...useCommunityTabs(ROUTES.events)} below />
      <article className="grid grid-cols-1 items-start gap-5 md:pt-3 reading:grid-cols-aside reading:gap-[clamp(2rem,5vw,4.5rem)]">
        <div className="max-reading:contents">
          <div>
            <BackLink href={ROUTES.events} label={t("heading")} landmark={ofPages("breadcrumb")} />
            <div className="relative mt-1 max-md:-mx-(--gutter)">
              <Illustration
                picture={image}
                eager
                lang={own.lang}
                className="aspect-3/2 w-full object-cover md:aspect-video md:rounded-[28px]"
              />
              <DateBadge leaf={dayAndMonthIn(t.language, date)} lead />
            </div>
            <h1
              id={HEADING}
              {...own}
              className="mt-5 font-display text-h1 font-extrabold text-balance md:mt-8"
            >
              {title}
            </h1>
            <div className="mt-5 grid max-w-152 gap-4 text-title leading-relaxed text-pretty text-ink-2 md:text-large">
              {[description, ...details].map((paragraph) => (
                <p key={paragraph} {...own}>
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
          <Guests {...event} />
        </div>
        <EventPanel
          times={{ start: date, end, timeZone }}
          place={<Place {...event} />}
          attendees={attendees}
        >
          <EventActions
            event={{ id, end, timeZone, isOpen }}
            describedBy={HEADING}
            calendarHref={pathIn(t.language, eventFileHref(id))}
            writtenAt={writtenAt}
          />
          {sample && <SampleNote className="mt-4">{t("sample")}</SampleNote>}
        </EventPanel>
      </article>
      <MoreList
        title={t("others")}
        entries={others.map((other) => ({
          href: recordHref(ROUTES.events, other.id),
          title: <OwnText language={t.language} text={other.title} lang="en" />,
          detail: formatDayIn(t.language, other.date),
          image: other.image,
        }))}
        all={{ href: ROUTES.events, label: t("all") }}
      />
    </main>
  );
}
