"use client";

import { useTexts } from "#texts";
import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { sendFavorites } from "@/components/restaurants/favorites/send-favorites";
import { notify } from "@/lib/browser/notices";
import { pressNotices } from "@/lib/favorites/press-notices";
import { cn } from "@/lib/cn";
import { isKeptInAccount, syncFavoritesOnce } from "@/lib/favorites/account";
import { isSaved, subscribeToSaved, toggleSaved } from "@/lib/favorites/saved";
import english from "@/lib/messages/en/favorites/saving.json";

type SaveButtonProps = {
  id: string;
  className: string;
  children: ReactNode;
};

/** Saves the restaurant on this device, signed in also in the account, and shows a notice (P6.3, P14.30). */
export function SaveButton({ id, className, children }: SaveButtonProps) {
  const t = useTexts("saving", english);
  const saved = useSyncExternalStore(
    subscribeToSaved,
    () => isSaved(id),
    () => false,
  );
  useEffect(() => void syncFavoritesOnce(), []);

  function onClick() {
    const notices = pressNotices(t).saved;
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
