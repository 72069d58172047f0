"use client";

import dynamic from "next/dynamic";
import type { CommunityEvent } from "@/lib/community/types";
import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import { ROUTES } from "@/lib/routes";
import { cn } from "@/lib/cn";

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
  if (event.isOpen) return <GoingButton eventId={event.id} {...{ describedBy, className }} />;
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      className={cn(className, "noscript:hidden")}
      onClick={() =>
        notifyNotOpenYet("Sign-ups for events are not open yet", {
          label: "Find restaurants near you",
          href: ROUTES.nearMe,
        })
      }
    >
      Join Event
    </button>
  );
}
