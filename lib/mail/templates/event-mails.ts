import { paragraph, type MailContent } from "@/lib/mail/blocks";
import type { GuestNews } from "@/lib/events/changes";

type Event = {
  title: string;
  /** "Saturday, 12 June 2027, 6:30 pm to 10:30 pm, New York time". */
  time: string;
  location: string;
  /** Of the event's page, where the calendar file is as well. */
  href: string;
};

const WHY = "You get this mail because you joined the event.";

const NEWS: Readonly<Record<string, string>> = {
  time: "another time",
  place: "another place",
  "time,place": "another time and place",
};

/** Tells a guest that an event is at another time or place. */
export function eventChangedMail(
  { title, time, location, href }: Event,
  news: readonly GuestNews[],
): MailContent {
  return {
    subject: `Changed: ${title}`,
    blocks: [
      paragraph(`“${title}”, which you joined, has ${NEWS[news.join()] ?? "changed"}.`),
      paragraph(`When: ${time}`),
      paragraph(`Where: ${location}`),
      paragraph("The calendar file on its page is up to date: open it once more."),
      { kind: "link", label: "See the event", href },
      paragraph(WHY),
    ],
  };
}

/** Tells a guest that an event does not take place. */
export function eventCancelledMail({ title, time, location, href }: Event): MailContent {
  return {
    subject: `Cancelled: ${title}`,
    blocks: [
      paragraph(`“${title}”, which you were going to, is cancelled by the member who proposed it.`),
      paragraph(`It was planned for: ${time}, ${location}`),
      { kind: "link", label: "See the event", href },
      paragraph(WHY),
    ],
  };
}

/** Tells a guest that a moderator took an event off the site. */
export function eventRemovedMail(
  { title, time, location }: Event,
  eventsHref: string,
): MailContent {
  return {
    subject: `Removed: ${title}`,
    blocks: [
      paragraph(`A moderator has removed “${title}”, which you were going to, from our events.`),
      paragraph(`It was planned for: ${time}, ${location}`),
      paragraph("Please do not go there before you have asked whether it still takes place."),
      { kind: "link", label: "See other events", href: eventsHref },
      paragraph(WHY),
    ],
  };
}
