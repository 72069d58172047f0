import "server-only";

import { dayAndMonthIn, formatEventTimes, formatStart } from "@/lib/community/event-dates";
import type { CommunityEvent } from "@/lib/community/types";
import { venueIn } from "@/lib/events/venue-in";
import type { MemberEvent } from "@/lib/events/types";
import type { Language } from "@/lib/languages/languages";

/** What a list says of when an event is, in words of the server: a browser may know other ones. */
type CardTimes = {
  when: string;
  leaf: { day: string; month: string };
};

/** What a list shows of a member's event. */
export type MemberEventFacts = Pick<
  MemberEvent,
  | "id"
  | "title"
  | "start"
  | "end"
  | "timeZone"
  | "place"
  | "address"
  | "city"
  | "country"
  | "attendees"
> &
  CardTimes;

export function memberEventFacts(language: Language, event: MemberEvent): MemberEventFacts {
  const { id, title, start, end, timeZone, attendees } = event;
  const { place, address, city, country } = venueIn(language, event);
  return {
    ...{ id, title, start, end, timeZone, attendees, address, city, country },
    ...(place && { place }),
    when: formatEventTimes(language, event),
    leaf: dayAndMonthIn(language, start),
  };
}

/** What a list shows of a sample. */
export type SampleEventFacts = Omit<CommunityEvent, "details" | "updatedAt" | "sample"> & CardTimes;

export function sampleEventFacts(language: Language, event: CommunityEvent): SampleEventFacts {
  const { details: _, updatedAt: _updatedAt, sample: _sample, ...facts } = event;
  return {
    ...facts,
    when: formatStart(language, event.date),
    leaf: dayAndMonthIn(language, event.date),
  };
}
