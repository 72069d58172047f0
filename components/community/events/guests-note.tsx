import { useTexts } from "#texts";
import { eventGuestsHref } from "@/lib/events/hrefs";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/events/guests.json";

type GuestsNoteProps = { eventId: string; className: string };

/** Who sees the names of the guests (P14.54), with the way there without scripts. */
export function GuestsNote({ eventId, className }: GuestsNoteProps) {
  const t = useTexts("event-guests", english);
  return (
    <p className={className}>
      {t("note")}{" "}
      <a
        href={pathIn(t.language, eventGuestsHref(eventId))}
        rel="nofollow"
        className="link hidden noscript:inline"
      >
        {t("see")}
      </a>
    </p>
  );
}
