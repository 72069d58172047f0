"use client";

import { Download } from "@/components/ui/icons";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { notify, type Notice } from "@/lib/browser/notices";
import { syncFavoritesOnce } from "@/lib/favorites/account";
import { isAccountList } from "@/lib/favorites/account-keys";
import { placesText } from "@/lib/favorites/lists/texts";
import { isListSaved, saveListForOffline } from "@/lib/offline/saved-list";

const FAILED: Notice = {
  title: "The list could not be saved on this device",
  description: "This does not work without a connection or in a private window.",
  tone: "destructive",
};

/** The end of a session deletes the copies where the device has the list of an account, which it gets here at the latest. */
async function store(path: string, places: string[]) {
  await syncFavoritesOnce();
  if (!isAccountList()) throw new Error("Nothing can be stored on this device.");
  return saveListForOffline({ path, places });
}

function savedNotice(saved: number, all: number): Notice {
  return {
    title: "Saved for offline use",
    description:
      saved === all
        ? `The list and the pages of its places are on this device (${placesText(saved)}).`
        : `The list is on this device, with the pages of ${saved} of ${all} places.`,
  };
}

type SaveOfflineButtonProps = {
  /** The path of the list's page, and those of its places. */
  path: string;
  places: string[];
};

/** Stores the list and the pages of its places on this device (P14.806). */
export function SaveOfflineButton({ path, places }: SaveOfflineButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);

  useEffect(() => {
    void isListSaved(path).then(setSaved);
  }, [path]);

  async function save() {
    if (isBusy) return;
    setBusy(true);
    try {
      notify(savedNotice(await store(path, places), places.length));
      setSaved(true);
    } catch {
      notify(FAILED);
    }
    setBusy(false);
  }

  return (
    <Button
      size="sm"
      aria-disabled={isBusy}
      onClick={() => void save()}
      className="print:hidden noscript:hidden"
    >
      {isBusy ? <Spinner /> : <Download size={18} strokeWidth={1.9} aria-hidden="true" />}
      {isBusy ? "Saving..." : isSaved ? "Save offline again" : "Save for offline use"}
    </Button>
  );
}
