import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useState, type FormEvent } from "react";
import { storeGoing, useOwnEvents } from "@/components/community/events/use-account-events";
import { usePendingAction } from "@/components/site/use-pending-action";
import { signInHref } from "@/lib/auth/next-path";
import { savePendingAction } from "@/lib/auth/pending-action";
import { notify } from "@/lib/browser/notices";
import { failedPress } from "@/lib/browser/older-release";
import { joinWithoutScripts, joinEvent } from "@/lib/community/actions";
import { joinNotices } from "@/lib/community/join-notices";
import { pathIn } from "@/lib/languages/paths";
import { useVisit } from "@/lib/languages/use-visit";
import actions from "@/lib/messages/en/events/actions.json";
import english from "@/lib/messages/en/events/join.json";
import presses from "@/lib/messages/en/presses.json";
import { recordHref, ROUTES } from "@/lib/routes";

type GoingButtonProps = { eventId: string; describedBy: string; className: string };

/** Joins an event, or leaves it again (P14.45). Signed-out visitors are led to the sign-in, and join on coming back. */
export function GoingButton({ eventId, describedBy, className }: GoingButtonProps) {
  const t = useTexts("event-join", english);
  const ofActions = useTexts("event-actions", actions);
  const ofPresses = useTexts("presses", presses);
  const visit = useVisit();
  const isGoing = useOwnEvents().has(eventId);
  const [isSending, setSending] = useState(false);
  const pending = { action: "join", id: eventId } as const;

  usePendingAction(pending, () => void send("join"));

  async function send(intent: "join" | "leave") {
    if (isSending) return;
    setSending(true);
    const data = new FormData();
    data.set("eventId", eventId);
    data.set("intent", intent);
    const result = await joinEvent(data).catch(failedPress);
    setSending(false);
    if (result === "signed-out") {
      savePendingAction(pending);
      const page = pathIn(t.language, recordHref(ROUTES.events, eventId));
      return visit(pathIn(t.language, signInHref(page)));
    }
    if (result === "joined" || result === "left") storeGoing(eventId, result === "joined");
    notify(
      typeof result === "object" ? { title: result.suspended } : joinNotices(t, ofPresses)[result],
    );
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // What the button says, also where another tab has joined or left meanwhile.
    void send(isGoing ? "leave" : "join");
  }

  return (
    <form action={joinWithoutScripts} onSubmit={onSubmit} className="relative z-1 grid">
      <input type="hidden" name="eventId" value={eventId} />
      <input type="hidden" name="intent" value="join" />
      <button
        type="submit"
        aria-pressed={isGoing}
        aria-describedby={describedBy}
        aria-disabled={isSending}
        className={className}
      >
        {isGoing && <Icon name="Check" className="icon-bold" />}
        {isGoing ? t("going") : ofActions("join")}
      </button>
    </form>
  );
}
