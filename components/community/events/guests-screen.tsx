import { useTexts } from "#texts";
import { GuestList } from "@/components/community/events/guest-list";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { SavedMessage } from "@/components/site/saved-message";
import { BackLink } from "@/components/ui/back-link";
import { buttonVariants } from "@/components/ui/button";
import { joinWithoutScripts } from "@/lib/community/actions";
import { joinNotices } from "@/lib/community/join-notices";
import type { CommunityEvent, Guests } from "@/lib/community/types";
import join from "@/lib/messages/en/events/join.json";
import presses from "@/lib/messages/en/presses.json";
import { recordHref, ROUTES } from "@/lib/routes";

const HEADING = "guests-heading";

/** Joins the event, or leaves it. */
function JoinForm({ eventId, isGoing }: { eventId: string; isGoing: boolean }) {
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
        {isGoing ? "Going" : "Join Event"}
      </button>
    </form>
  );
}

type GuestsScreenProps = {
  event: Pick<CommunityEvent, "id" | "title">;
  /** Undefined for visitors who do not go there. */
  guests: Guests | undefined;
  /** What became of the press that led here; anything else says nothing. */
  result: unknown;
};

/** Who goes to an event, on a page of its own: where no script adds them to the event's (P14.54). */
export function GuestsScreen({ event: { id, title }, guests, result }: GuestsScreenProps) {
  const ofJoining = useTexts("event-join", join);
  const ofPresses = useTexts("presses", presses);
  const notices = joinNotices(ofJoining, ofPresses);
  const notice = Object.entries(notices).find(([key]) => key === result)?.[1];
  return (
    <main className="wrap pt-3 pb-(--section) md:pt-5">
      <LeaveWhenSignedOut />
      <BackLink href={recordHref(ROUTES.events, id)} label={title} />
      <h1 id={HEADING} className="mt-1 mb-8 headline text-h2">
        Members who are going
      </h1>
      <SavedMessage
        text={notice && [notice.title, notice.description].filter(Boolean).join(". ")}
      />
      {guests ? (
        <GuestList guests={guests} />
      ) : (
        <p className="text-ink-2">Join the event to see which other members are going.</p>
      )}
      <JoinForm eventId={id} isGoing={guests !== undefined} />
    </main>
  );
}
