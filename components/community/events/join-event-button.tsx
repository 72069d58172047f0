"use client";

import { useTexts } from "#texts";
import dynamic from "next/dynamic";
import type { CommunityEvent } from "@/lib/community/types";
import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import { cn } from "@/lib/cn";
import controls from "@/lib/messages/en/controls.json";
import english from "@/lib/messages/en/events/actions.json";
import { ROUTES } from "@/lib/routes";

/** Its code is loaded only where joining is kept. */
const GoingButton = dynamic(() =>
  import("@/components/community/events/going-button").then((module) => module.GoingButton),
);

type JoinEventButtonProps = {
  event: Pick<CommunityEvent, "id" | "isOpen">;
  /** The id of the event's heading, which is part of this button's accessible name. */
  describedBy: string;
  className: string;
};

/** Joins an event; where that is not kept, it says that sign-ups are not open yet (P13.4). */
export function JoinEventButton({ event, describedBy, className }: JoinEventButtonProps) {
  const t = useTexts("event-actions", english);
  const ofNotices = useTexts("controls", controls);
  if (event.isOpen) return <GoingButton eventId={event.id} {...{ describedBy, className }} />;
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      className={cn(className, "noscript:hidden")}
      onClick={() =>
        notifyNotOpenYet(
          t("join.closed"),
          { label: t("join.today"), href: ROUTES.nearMe },
          ofNotices("notice.today"),
        )
      }
    >
      {t("join")}
    </button>
  );
}
