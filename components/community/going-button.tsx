import { Check } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { storeGoing, useOwnEvents } from "@/components/community/use-own-events";
import { usePendingAction } from "@/components/site/use-pending-action";
import { signInHref } from "@/lib/auth/next-path";
import { keepPendingAction } from "@/lib/auth/pending-action";
import { notify, type Notice } from "@/lib/browser/notices";
import { joinByForm, joinEvent, type JoinResult } from "@/lib/community/actions";
import { recordHref, ROUTES } from "@/lib/routes";

const NOTICES: Record<Exclude<Extract<JoinResult, string>, "signed-out"> | "failed", Notice> = {
  joined: { title: "You are going", description: "Press the button again if that changes." },
  left: { title: "You are not going any more" },
  over: { title: "This event is over" },
  missing: { title: "This event is not listed any more" },
  limited: { title: "That was a lot in a short time", description: "Please try again later." },
  failed: {
    title: "Not joined",
    description: "The site could not be reached. Please try again.",
    tone: "destructive",
  },
};

type GoingButtonProps = { eventId: string; describedBy: string; className: string };

/** Joins an event, or leaves it again (P14.45). Signed-out visitors are led to the sign-in, and join on coming back. */
export function GoingButton({ eventId, describedBy, className }: GoingButtonProps) {
  const router = useRouter();
  const isGoing = useOwnEvents().has(eventId);
  const [isSending, setSending] = useState(false);
  const pending = { action: "join", id: eventId } as const;

  usePendingAction(pending, () => void send({ onlyJoins: true }));

  async function send({ onlyJoins = false } = {}) {
    if (isSending) return;
    setSending(true);
    const data = new FormData();
    data.set("eventId", eventId);
    if (onlyJoins) data.set("wish", "join");
    const result = await joinEvent(data).catch(() => "failed" as const);
    setSending(false);
    if (result === "signed-out") {
      keepPendingAction(pending);
      return router.push(signInHref(recordHref(ROUTES.events, eventId)) as "/auth");
    }
    if (result === "joined" || result === "left") storeGoing(eventId, result === "joined");
    notify(typeof result === "object" ? { title: result.suspended } : NOTICES[result]);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send();
  }

  return (
    <form action={joinByForm} onSubmit={onSubmit} className="relative z-1 grid">
      <input type="hidden" name="eventId" value={eventId} />
      <button
        type="submit"
        aria-pressed={isGoing}
        aria-describedby={describedBy}
        aria-disabled={isSending}
        className={className}
      >
        {isGoing && <Check size={20} strokeWidth={2.2} aria-hidden="true" />}
        {isGoing ? "Going" : "Join Event"}
      </button>
    </form>
  );
}
