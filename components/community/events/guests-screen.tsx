import { useTexts } from "#texts";
import { GuestList } from "@/components/community/events/guest-list";
import { OwnText } from "@/components/ui/reading/own-text";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { SavedMessage } from "@/components/site/saved-message";
import { BackLink } from "@/components/ui/back-link";
import { buttonVariants } from "@/components/ui/button";
import { joinWithoutScripts } from "@/lib/community/actions";
import { joinNotices } from "@/lib/community/join-notices";
import type { Guests } from "@/lib/community/types";
import { sentenceStop } from "@/lib/languages/marks";
import actions from "@/lib/messages/en/events/actions.json";
import english from "@/lib/messages/en/events/guests.json";
import join from "@/lib/messages/en/events/join.json";
import pages from "@/lib/messages/en/forms/pages.json";
import presses from "@/lib/messages/en/presses.json";
import { recordHref, ROUTES } from "@/lib/routes";

const HEADING = "guests-heading";

/** Joins the event, or leaves it. */
function JoinForm({ eventId, isGoing }: { eventId: string; isGoing: boolean }) {
  const t = useTexts("event-join", join);
  const ofActions = useTexts("event-actions", actions);
  return (
    <form action={joinWithoutScripts} className="mt-8">
      <input type="hidden" name="eventId" value={eventId} />
      <input type="hidden" name="intent" value={isGoing ? "leave" : "join"} />
      <button
        type="submit"
        aria-pressed={isGoing}
        aria-describedby={HEADING}
        className={buttonVariants({ variant: "beet" })}
      >
        {isGoing ? t("going") : ofActions("join")}
      </button>
    </form>
  );
}

type GuestsScreenProps = {
  event: { id: string; title: string; sample?: boolean };
  /** Undefined for visitors who do not go there. */
  guests: Guests | undefined;
  /** What became of the press that led here; anything else says nothing. */
  result: unknown;
};

/** Who goes to an event, on a page of its own: where no script adds them to the event's (P14.54). */
export function GuestsScreen({ event, guests, result }: GuestsScreenProps) {
  const { id, title, sample } = event;
  const t = useTexts("event-guests", english);
  const ofPages = useTexts("form-pages", pages);
  const ofJoining = useTexts("event-join", join);
  const ofPresses = useTexts("presses", presses);
  const notices = joinNotices(ofJoining, ofPresses);
  const notice = Object.entries(notices).find(([key]) => key === result)?.[1];
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <LeaveWhenSignedOut />
      <BackLink
        href={recordHref(ROUTES.events, id)}
        label={<OwnText language={t.language} text={title} lang={sample ? "en" : undefined} />}
        landmark={ofPages("breadcrumb")}
      />
      <h1 id={HEADING} className="mt-1 mb-8 headline text-h2">
        {t("title")}
      </h1>
      <SavedMessage
        text={
          notice &&
          [notice.title, notice.description].filter(Boolean).join(sentenceStop(t.language))
        }
      />
      {guests ? <GuestList guests={guests} /> : <p className="text-ink-2">{t("ask")}</p>}
      <JoinForm eventId={id} isGoing={guests !== undefined} />
    </main>
  );
}
