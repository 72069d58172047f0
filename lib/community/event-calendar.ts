import icalGenerator from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { absoluteUrl } from "@/lib/absolute-url";
import type { CommunityEvent } from "@/lib/community/types";
import { recordHref, ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

function timeZoneBlock(timeZone: string) {
  return [tzlib_get_ical_block(timeZone)].flat()[0] ?? null;
}

/**
 * The event as an iCalendar file (RFC 5545) with the definition of its time zone. A Date holds the event's local time: it is read
 * with the same local methods, so that the machine's time zone does not matter.
 */
export function eventCalendar(event: CommunityEvent) {
  const { id, title, description, date, end, timeZone, location, updatedAt, sample } = event;
  const url = absoluteUrl(recordHref(ROUTES.events, id));
  const calendar = icalGenerator({
    prodId: { company: SITE_NAME, product: "Events", language: "EN" },
    timezone: { name: null, generator: timeZoneBlock },
  });
  calendar.createEvent({
    id: `${id}@${new URL(url).host}`,
    stamp: new Date(`${updatedAt}T00:00:00Z`),
    start: new Date(date),
    end: new Date(end),
    timezone: timeZone,
    summary: sample ? `${title} (sample event)` : title,
    description: sample ? `A sample event: it will not take place.\n\n${description}` : description,
    location,
    url,
  });
  return calendar.toString();
}
