"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { notify } from "@/lib/browser/notices";
import { isSaved, SAVED_NOTICES, subscribeToSaved, toggleSaved } from "@/lib/restaurants/saved";
import { cn } from "@/lib/cn";

type SaveButtonProps = { id: string; className: string; children: ReactNode };

/** Saves the restaurant on this device and shows a notice (P6.3). */
export function SaveButton({ id, className, children }: SaveButtonProps) {
  const saved = useSyncExternalStore(
    subscribeToSaved,
    () => isSaved(id),
    () => false,
  );
  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={() => notify(SAVED_NOTICES[toggleSaved(id)])}
      className={cn(className, "noscript:hidden")}
    >
      {children}
    </button>
  );
}
