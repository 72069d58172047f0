import { eventGuestsHref } from "@/lib/events/hrefs";

type GuestsNoteProps = { eventId: string; className: string };

/** Who sees the names of the guests (P14.54), with the way there without scripts. */
export function GuestsNote({ eventId, className }: GuestsNoteProps) {
  return (
    <p className={className}>
      Members who join see the names of the others who did.{" "}
      <a href={eventGuestsHref(eventId)} rel="nofollow" className="link hidden noscript:inline">
        See who is going
      </a>
    </p>
  );
}
