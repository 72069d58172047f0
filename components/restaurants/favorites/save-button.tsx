"use client";

import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { sendFavorites } from "@/components/restaurants/favorites/send-favorites";
import { notify } from "@/lib/browser/notices";
import type { SavedNotices } from "@/lib/favorites/press-notices";
import { cn } from "@/lib/cn";
import { isKeptInAccount, syncFavoritesOnce } from "@/lib/favorites/account";
import { isSaved, subscribeToSaved, toggleSaved } from "@/lib/favorites/saved";

type SaveButtonProps = {
  id: string;
  className: string;
  children: ReactNode;
  /** What a press says, in the language of the page. */
  notices: SavedNotices;
};

/** Saves the restaurant on this device, signed in also in the account, and shows a notice (P6.3, P14.30). */
export function SaveButton({ id, className, children, notices }: SaveButtonProps) {
  const saved = useSyncExternalStore(
    subscribeToSaved,
    () => isSaved(id),
    () => false,
  );
  useEffect(() => void syncFavoritesOnce(), []);

  function onClick() {
    const change = toggleSaved(id);
    const isAddedToAccount = change === "added" && isKeptInAccount();
    notify(notices[isAddedToAccount ? "addedToAccount" : change]);
    if (change !== "denied") void sendFavorites(notices.unsent);
  }

  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={onClick}
      className={cn(className, "noscript:hidden")}
    >
      {children}
    </button>
  );
}
