import { recordHref, ROUTES } from "@/lib/routes";

/** Who of the members goes to an event. */
export function eventGuestsHref(eventId: string) {
  return `${recordHref(ROUTES.events, eventId)}/guests` as const;
}

/** The file of an event for calendars. */
export function eventFileHref(eventId: string) {
  return `${recordHref(ROUTES.events, eventId)}/event.ics` as const;
}

/** An event as its author sees it, with the form that changes it. */
export function ownEventHref(eventId: string) {
  return `${recordHref(ROUTES.events, eventId)}/edit` as const;
}
