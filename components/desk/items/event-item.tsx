import { BeforeAndAfter } from "@/components/desk/items/before-and-after";
import { ItemHeading, Quote } from "@/components/desk/items/item-heading";
import type { QueueView } from "@/components/desk/items/queue-view";
import { eventTimeLines } from "@/lib/community/event-time";
import { factsLocation } from "@/lib/events/location";
import type { EventFacts } from "@/lib/events/types";
import { restaurantHref } from "@/lib/routes";

type EventContentsProps = {
  /** `previous`: what was published before an edit that waits. */
  event: EventFacts & { previous: EventFacts | null };
  /** How many members go there. */
  guests: number;
};

function timeOf(facts: EventFacts) {
  const { day, hours } = eventTimeLines({ ...facts, date: facts.start });
  return `${day}, ${hours}`;
}

/** The facts in the order in which the page has them. */
const linesOf = (facts: EventFacts) => [
  facts.title,
  timeOf(facts),
  factsLocation(facts),
  facts.text,
  ...(facts.link ? [facts.link] : []),
];

/** The pages about it: of its restaurant, and the link, to see what it is about. */
function linksOf({ restaurantId, link }: EventFacts) {
  return [
    ...(restaurantId ? [{ href: restaurantHref(restaurantId), label: "Open the place" }] : []),
    ...(link?.startsWith("https:") ? [{ href: link, label: "Open its link" }] : []),
  ];
}

/** An event that waits: a new one, or the edit of a published one. */
export function EventContents({ event, guests }: EventContentsProps) {
  const { previous, title, text, link } = event;
  const going = guests === 1 ? "1 member is going" : `${guests} members are going`;
  return (
    <>
      <ItemHeading
        title={title}
        subtitle={previous ? `An edit. ${going} there.` : "A new event"}
        links={linksOf(event)}
      />
      {previous ? (
        <BeforeAndAfter before={linesOf(previous)} after={linesOf(event)} />
      ) : (
        <>
          <Quote label="When">{timeOf(event)}</Quote>
          <Quote label="Where">{factsLocation(event)}</Quote>
          <Quote label="What happens">{text}</Quote>
          {link && <Quote label="Link">{link}</Quote>}
        </>
      )}
    </>
  );
}

export const eventView: QueueView<"events"> = {
  did: ({ event }) => (event.previous ? "changed this event" : "proposed this event"),
  contents: (item) => <EventContents {...item} />,
};
