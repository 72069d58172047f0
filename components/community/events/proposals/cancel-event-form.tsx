"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { ServerForm } from "@/components/forms/server-form";
import { Button } from "@/components/ui/button";
import { withdrawEvent } from "@/lib/events/actions";
import { cancelEventSchema } from "@/lib/events/schema";
import { ownEventHref } from "@/lib/events/hrefs";
import english from "@/lib/messages/en/events/form.json";

const EFFECT = "cancel-event";

type CancelEventFormProps = {
  eventId: string;
  /** Whether it was never published: then nothing of it stays. */
  isNew: boolean;
};

/** Cancels the member's event, or withdraws a new one (P14.963); the section has to be opened first, with or without scripts. */
export function CancelEventForm({ eventId, isNew }: CancelEventFormProps) {
  const t = useTexts("event-form", english);
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
          <Icon name="CalendarX2" size={18} />
          {t(isNew ? "withdraw" : "call-off")}
        </summary>
        <p id={EFFECT} className="mt-3 mb-4">
          {t(isNew ? "withdraw.effect" : "call-off.effect")}
        </p>
        <Button type="submit" variant="line">
          {t(isNew ? "withdraw.send" : "call-off.send")}
        </Button>
      </details>
    </ServerForm>
  );
}
