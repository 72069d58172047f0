"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { notify } from "@/lib/browser/notices";
import { syncFavoritesOnce } from "@/lib/favorites/account";
import { isAccountList } from "@/lib/favorites/account-keys";
import noteEnglish from "@/lib/messages/en/favorites/note.json";
import english from "@/lib/messages/en/lists/forms.json";
import { isListSaved, saveListForOffline } from "@/lib/offline/saved-list";

/** The end of a session deletes the copies where the device has the list of an account, which it gets here at the latest. */
async function store(path: string, places: string[]) {
  await syncFavoritesOnce();
  if (!isAccountList()) throw new Error("Nothing can be stored on this device.");
  return saveListForOffline({ path, places });
}

type SaveOfflineButtonProps = {
  /** The path of the list's page, and those of its places. */
  path: string;
  places: string[];
};

/** Stores the list and the pages of its places on this device (P14.806). */
export function SaveOfflineButton({ path, places }: SaveOfflineButtonProps) {
  const t = useTexts("list-forms", english);
  const ofNote = useTexts("note", noteEnglish);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);

  useEffect(() => {
    void isListSaved(path).then(setSaved);
  }, [path]);

  async function save() {
    if (isBusy) return;
    setBusy(true);
    try {
      const [saved, all] = [await store(path, places), places.length];
      const text =
        saved === all ? t("offline.all", { count: all }) : t("offline.some", { saved, all });
      notify({ title: t("offline.saved"), description: text });
      setSaved(true);
    } catch {
      notify({
        title: t("offline.failed"),
        description: t("offline.failed.text"),
        tone: "destructive",
      });
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
      {isBusy ? <Spinner /> : <Icon name="Download" size={18} />}
      {isBusy ? ofNote("saving") : t(isSaved ? "offline.again" : "offline")}
    </Button>
  );
}
