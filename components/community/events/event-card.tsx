import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { JoinEventButton } from "@/components/community/events/join-event-button";
import { OwnText } from "@/components/ui/reading/own-text";
import { AvatarRow } from "@/components/ui/avatar";
import { buttonVariants } from "@/components/ui/button";
import { CardLink } from "@/components/ui/card-link";
import { Illustration } from "@/components/ui/reading/illustration";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import type { SampleEventFacts } from "@/lib/community/event-cards";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/events/actions.json";
import { recordHref, restaurantHref, ROUTES } from "@/lib/routes";

type EventProps = { event: SampleEventFacts; lead: boolean };
type EventCardProps = EventProps & { over?: boolean };

/** Day and month on the picture, hidden from screen readers: the facts below contain the full date. */
export function DateBadge({ leaf, lead }: Pick<SampleEventFacts, "leaf"> & { lead: boolean }) {
  const { day, month } = leaf;
  return (
    <span
      aria-hidden="true"
      className={cn(
        "absolute start-3 top-3 grid h-19 w-17 content-center justify-items-center gap-0.75 rounded-tile bg-raised shadow-md",
        lead
          ? "md:start-5 md:top-5 md:h-24.5 md:w-22 md:rounded-lg"
          : "md:start-4 md:top-4 md:h-21 md:w-19",
      )}
    >
      <b
        className={cn(
          "headline text-5xl leading-display tracking-tight tabular-nums",
          lead ? "md:text-[3rem]" : "md:text-6xl",
        )}
      >
        {day}
      </b>
      <span className="text-small leading-tight font-strong text-ink-2">{month}</span>
    </span>
  );
}

function EventFacts({ event, lead }: EventProps) {
  const { language } = useTexts("event-actions", english);
  const { date, when, location, restaurantId } = event;
  const place = <OwnText language={language} text={location} lang="en" />;
  return (
    <ul
      className={cn(
        "mt-4.5 mb-5.5 grid gap-2 font-label tabular-nums",
        lead ? "md:mt-6 md:mb-8 md:gap-2.5" : "md:mb-6",
      )}
    >
      <li className="flex gap-2.5 leading-copy">
        <Icon name="Calendar" className="flex-none text-ink-3" />
        <time dateTime={date}>{when}</time>
      </li>
      <li className="flex gap-2.5 leading-copy">
        <Icon name="MapPin" className="flex-none text-ink-3" />
        {restaurantId ? (
          <IntentLink
            href={restaurantHref(restaurantId)}
            className="relative z-1 -my-2.75 py-2.75 underline decoration-line decoration-2 underline-offset-4 hover:decoration-beet"
          >
            {place}
          </IntentLink>
        ) : (
          <span>{place}</span>
        )}
      </li>
    </ul>
  );
}

/** One event. The next event spans the whole width; one that is over cannot be joined. */
export function EventCard({ event, lead, over = false }: EventCardProps) {
  const { id, title, description, attendees, guests, image, leaf } = event;
  const t = useTexts("event-actions", english);
  const own = ownWords(t.language, "en");
  const headingId = `event-${id}`;
  const Heading = over ? "h3" : "h2";
  return (
    <article
      className={cn(
        "group relative h-full",
        lead
          ? "md:grid md:grid-cols-[1.35fr_1fr] md:items-center md:gap-8 lg:gap-12"
          : "flex flex-col",
      )}
    >
      <div className="relative">
        <Illustration
          picture={image}
          eager={lead}
          lang={own.lang}
          className="aspect-3/2 w-full rounded-xl object-cover"
        />
        <DateBadge leaf={leaf} lead={lead} />
      </div>
      <div className={cn("flex grow flex-col pt-5", lead && "md:pt-0")}>
        <Heading
          id={headingId}
          {...own}
          className={cn(
            "font-display text-balance",
            lead
              ? "text-[2.125rem] leading-heading font-extrabold md:text-h2"
              : "text-4xl leading-close font-heading tracking-snug md:text-h3",
          )}
        >
          <CardLink href={recordHref(ROUTES.events, id)}>{title}</CardLink>
        </Heading>
        <p
          {...own}
          className={cn(
            "mt-2.5 max-w-[34em] text-pretty text-ink-2",
            lead && "md:mt-3.5 md:text-large",
          )}
        >
          {description}
        </p>
        <EventFacts event={event} lead={lead} />
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-4 max-md:flex-col-reverse max-md:items-stretch">
          {!over && (
            <JoinEventButton
              event={event}
              describedBy={headingId}
              className={cn(
                buttonVariants(lead ? { variant: "beet", size: "lg" } : { variant: "line" }),
                "relative z-1",
              )}
            />
          )}
          <p className="flex items-center gap-2.5 text-ink-2">
            <AvatarRow
              avatars={guests.map(({ avatar }) => avatar)}
              size={40}
              imageClassName="rounded-pin-sm border-2 border-paper not-first:-ms-2.5"
            />
            <span className="tabular-nums">
              {t.rich("attendees", {
                count: attendees,
                b: (count) => (
                  <b key="count" className="font-bold text-ink">
                    {count}
                  </b>
                ),
              })}
            </span>
          </p>
        </div>
      </div>
    </article>
  );
}
