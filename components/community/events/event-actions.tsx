"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { JoinEventButton } from "@/components/community/events/join-event-button";
import { buttonVariants } from "@/components/ui/button";
import { useNow } from "@/lib/browser/use-now";
import { cn } from "@/lib/cn";
import { isPastEvent } from "@/lib/community/event-time";
import type { CommunityEvent } from "@/lib/community/types";
import english from "@/lib/messages/en/events/actions.json";

type EventActionsProps = {
  event: Pick<CommunityEvent, "id" | "end" | "timeZone" | "isOpen">;
  /** The id of the event's heading. */
  describedBy: string;
  calendarHref: string;
  /** When the page was written (ISO 8601), for as long as there is no clock. */
  writtenAt: string;
};

/** Joining an event and keeping its date, until it is over. */
export function EventActions({ event, describedBy, calendarHref, writtenAt }: EventActionsProps) {
  const t = useTexts("event-actions", english);
  const now = useNow() ?? new Date(writtenAt);
  if (isPastEvent(event, now))
    return <p className="mt-4 rounded-md bg-sprout px-4 py-3 font-[650]">{t("over")}</p>;
  return (
    <div className="mt-4 grid gap-2.5">
      <JoinEventButton
        event={event}
        describedBy={describedBy}
        className={buttonVariants({ variant: "beet", size: "lg" })}
      />
      <a
        href={calendarHref}
        download
        className={cn(buttonVariants({ variant: "line" }), "whitespace-normal!")}
      >
        <Icon name="CalendarPlus" />
        {t("calendar")}
      </a>
    </div>
  );
}
