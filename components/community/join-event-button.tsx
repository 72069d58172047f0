"use client";

import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import { ROUTES } from "@/lib/routes";
import { cn } from "@/lib/cn";

type JoinEventButtonProps = {
  /** The id of the event's heading, which is part of this button's accessible name. */
  describedBy: string;
  className: string;
};

/** Says that sign-ups for events are not open yet (P13.4). */
export function JoinEventButton({ describedBy, className }: JoinEventButtonProps) {
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      className={cn(className, "noscript:hidden")}
      onClick={() =>
        notifyNotOpenYet("Sign-ups for events are", {
          label: "Find restaurants near you",
          href: ROUTES.nearMe,
        })
      }
    >
      Join Event
    </button>
  );
}
