import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { EventLocation } from "@/components/community/events/event-location";
import { CardLink } from "@/components/ui/card-link";
import type { MemberEventFacts } from "@/lib/community/event-cards";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/event.json";
import { recordHref, ROUTES } from "@/lib/routes";

type MemberEventCardProps = {
  event: MemberEventFacts;
  /** Of its heading. */
  level: 2 | 3;
  /** What can be done with it. */
  children?: ReactNode;
};

/** Day and month beside the title, hidden from screen readers: the facts have the full date. */
function Leaf({ day, month }: MemberEventFacts["leaf"]) {
  return (
    <span
      aria-hidden="true"
      className="grid h-19 w-17 flex-none content-center justify-items-center gap-0.75 rounded-tile bg-sprout md:h-21 md:w-19"
    >
      <b className="headline text-5xl leading-display tracking-tight tabular-nums">{day}</b>
      <span className="text-small leading-tight font-strong text-ink-2">{month}</span>
    </span>
  );
}

/** An event of a member in a list: when, what, where, and how many go. */
export function MemberEventCard({ event, level, children }: MemberEventCardProps) {
  const { id, title, start, when, leaf, attendees } = event;
  const t = useTexts("event", english);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="group relative grid grid-cols-start items-start gap-x-4 gap-y-3 border-b border-line py-5 md:grid-cols-both md:items-center md:gap-x-6">
      <Leaf {...leaf} />
      <div className="min-w-0">
        <Heading
          id={`event-${id}`}
          {...ownWords(t.language)}
          className="font-display text-h4 text-pretty wrap-anywhere md:text-h3"
        >
          <CardLink href={recordHref(ROUTES.events, id)}>{title}</CardLink>
        </Heading>
        <p className="mt-1.5 tabular-nums">
          <time dateTime={start}>{when}</time>
        </p>
        <p className="wrap-anywhere text-ink-2">
          <EventLocation event={event} />
        </p>
        {attendees > 0 && (
          <p className="text-small text-ink-2 tabular-nums">{t("going", { count: attendees })}</p>
        )}
      </div>
      {children && <div className="max-md:col-span-2">{children}</div>}
    </article>
  );
}
