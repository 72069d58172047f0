"use client";

import type { ReactNode } from "react";
import { notifyNotOpenYet } from "@/lib/browser/not-open-yet";
import type { Route } from "@/lib/routes";
import { cn } from "@/lib/cn";

type NotOpenYetButtonProps = {
  /** The notice's sentence: "Reviews are not open yet". */
  what: string;
  today: { label: string; href: Route };
  /** What leads over to that. */
  description?: string;
  className: string;
  children: ReactNode;
};

/** A button for an action that is not available yet: it shows a notice with an alternative (P13.4). */
export function NotOpenYetButton({
  what,
  today,
  description,
  className,
  children,
}: NotOpenYetButtonProps) {
  return (
    <button
      type="button"
      onClick={() => notifyNotOpenYet(what, today, description)}
      className={cn(className, "noscript:hidden")}
    >
      {children}
    </button>
  );
}
