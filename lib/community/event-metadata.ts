import "server-only";

import { eventLinesIn } from "@/lib/community/event-dates";
import { isPastEvent } from "@/lib/community/event-time";
import type { CommunityEvent } from "@/lib/community/types";
import { eventLocation } from "@/lib/events/location";
import type { EventTimes, MemberEvent } from "@/lib/events/types";
import { venueIn } from "@/lib/events/venue-in";
import { formatDayIn } from "@/lib/languages/format-day";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/events/page.json";
import { pageMetadata, shorten } from "@/lib/metadata";
import { recordHref, ROUTES } from "@/lib/routes";

type Told = EventTimes & { id: string; title: string; location: string; text: string };

/** Chinese is twice as wide. */
const LETTERS: Partial<Record<Language, number>> = { "zh-hant": 80 };

/** An event's title stays as it is written: with the day it is another one in every language, as search engines wish. */
function titleIn(language: Language, { title, location, start }: Told) {
  if (language === DEFAULT_LANGUAGE) return `${title}: ${location}`;
  const t = textsIn<keyof typeof english>(language, "event-page");
  return t("record.title", { title, day: formatDayIn(language, start) });
}

function metadataOf(language: Language, event: Told, index = true) {
  const t = textsIn<keyof typeof english>(language, "event-page");
  const { id, location, text } = event;
  const { day } = eventLinesIn(language, event);
  return pageMetadata({
    title: titleIn(language, event),
    description: shorten(t("record.description", { day, location, text }), LETTERS[language]),
    canonical: recordHref(ROUTES.events, id),
    index,
    language,
  });
}

/** Title, description and canonical URL of an event's page. */
export function eventMetadata(event: CommunityEvent, language: Language = DEFAULT_LANGUAGE) {
  const { id, title, location, description: text, date: start, end, timeZone } = event;
  return metadataOf(language, { id, title, location, text, start, end, timeZone });
}

/** The same of a member's event: search engines list it until it is over or cancelled (P14.967). */
export function memberEventMetadata(
  event: MemberEvent,
  now: Date,
  language: Language = DEFAULT_LANGUAGE,
) {
  const { id, title, start, end, timeZone } = event;
  const location = eventLocation(venueIn(language, event));
  const text = event.text.replace(/\s+/g, " ");
  const isListed = !event.isCancelled && !isPastEvent(event, now);
  return metadataOf(language, { id, title, location, text, start, end, timeZone }, isListed);
}
