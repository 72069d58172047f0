import "server-only";

import icalGenerator, { ICalEventStatus } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { absoluteUrl } from "@/lib/absolute-url";
import type { CommunityEvent } from "@/lib/community/types";
import type { MemberEvent } from "@/lib/events/types";
import { venueIn } from "@/lib/events/venue-in";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/events/page.json";
import { bothNames } from "@/lib/restaurants/names/both-names";
import { placeLine } from "@/lib/restaurants/names/place-line";
import { recordHref, ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

function timeZoneBlock(timeZone: string) {
  return [tzlib_get_ical_block(timeZone)].flat()[0] ?? null;
}

/** What a calendar knows of an event; of a member's also how often it has changed, and whether it takes place. */
type CalendarEvent = Pick<
  CommunityEvent,
  "id" | "title" | "description" | "date" | "end" | "timeZone" | "location" | "sample"
> & {
  /** ISO 8601 day or instant of the last change. */
  updatedAt: string;
  sequence?: number;
  isCancelled?: boolean;
};

/** A member's event as a calendar has it, its place as a language calls it. */
export function toCalendarEvent(
  event: MemberEvent,
  language: Language = DEFAULT_LANGUAGE,
): CalendarEvent {
  const { text, link, start, ...facts } = venueIn(language, event);
  return {
    ...facts,
    description: [text, link].filter(Boolean).join("\n\n"),
    date: start,
    location: placeLine(
      facts.place && bothNames(facts.place),
      facts.address,
      facts.city,
      facts.country,
    ),
    sample: false,
  };
}

function stateOf({ isCancelled }: CalendarEvent) {
  if (isCancelled === undefined) return {};
  return { status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED };
}

/**
 * The event as an iCalendar file (RFC 5545) with the definition of its time zone. A Date holds the event's local time: it is read
 * with the same local methods, so that the machine's time zone does not matter. It is the same event in every language.
 */
export function eventCalendar(event: CalendarEvent, language: Language = DEFAULT_LANGUAGE) {
  const { id, title, description, date, end, timeZone, location, updatedAt, sample } = event;
  const { sequence = 0 } = event;
  const stamp = new Date(updatedAt);
  const t = textsIn<keyof typeof english>(language, "event-page");
  const url = absoluteUrl(pathIn(language, recordHref(ROUTES.events, id)));
  const calendar = icalGenerator({
    prodId: {
      company: SITE_NAME,
      product: "Events",
      language: LANGUAGES[language].tag.toUpperCase(),
    },
    timezone: { name: null, generator: timeZoneBlock },
  });
  calendar.createEvent({
    id: `${id}@${new URL(url).host}`,
    stamp,
    sequence,
    ...stateOf(event),
    ...(!sample && { lastModified: stamp }),
    start: new Date(date),
    end: new Date(end),
    timezone: timeZone,
    summary: sample ? t("calendar.sample", { title }) : title,
    description: sample ? `${t("sample")}\n\n${description}` : description,
    location,
    url,
  });
  return calendar.toString();
}
