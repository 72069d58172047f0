"use client";

import { CalendarX2 } from "@/components/ui/icons";
import { ServerForm } from "@/components/forms/server-form";
import { Button } from "@/components/ui/button";
import { withdrawEvent } from "@/lib/events/actions";
import { cancelEventSchema } from "@/lib/events/schema";
import { ownEventHref } from "@/lib/events/hrefs";

const EFFECT = "cancel-event";

type CancelEventFormProps = {
  eventId: string;
  /** Whether it was never published: then nothing of it stays. */
  isNew: boolean;
};

/** Cancels the member's event, or withdraws a new one (P14.963); the section has to be opened first, with or without scripts. */
export function CancelEventForm({ eventId, isNew }: CancelEventFormProps) {
  return (
    <ServerForm
      action={withdrawEvent}
      schema={cancelEventSchema}
      labelledBy={EFFECT}
      path={ownEventHref(eventId)}
      className="mt-10 border-t border-line pt-4"
    >
      <input type="hidden" name="eventId" value={eventId} />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <CalendarX2 size={18} strokeWidth={1.9} aria-hidden="true" />
          {isNew ? "Withdraw this event" : "Cancel this event"}
        </summary>
        <p id={EFFECT} className="mt-3 mb-4">
          {isNew
            ? "It is deleted, and no moderator looks at it."
            : "Its page stays and says that it is cancelled. Everyone who is going is told by e-mail, if this site sends e-mail. This cannot be undone."}
        </p>
        <Button type="submit" variant="line">
          {isNew ? "Withdraw for good" : "Cancel for good"}
        </Button>
      </details>
    </ServerForm>
  );
}
