import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/lib/browser/notices";
import { copyAddress } from "@/lib/browser/share";
import { endSharing, startSharing } from "@/lib/favorites/actions";
import type { FavoritesNotices } from "@/lib/favorites/page-notices";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/favorites/account.json";
import { sharedFavoritesHref } from "@/lib/routes";

type FavoritesShareProps = {
  token: string | undefined;
  onChange: (token: string | undefined) => void;
  notices: Pick<FavoritesNotices, "copied" | "sharing">;
};

/** Makes the link to a member's list, shows it, and takes it back (P14.33). */
export function FavoritesShare({ token, onChange, notices }: FavoritesShareProps) {
  const t = useTexts("favorites-account", english);
  const { copied, sharing } = notices;
  const [isBusy, setBusy] = useState(false);
  const next = useRef<HTMLInputElement & HTMLButtonElement>(null);

  /** The work returns why it was refused, or nothing. */
  async function change(work: () => Promise<keyof typeof sharing | undefined>) {
    if (isBusy) return;
    setBusy(true);
    const problem = await work().catch(() => "failed" as const);
    if (problem) notify(sharing[problem]);
    else requestAnimationFrame(() => next.current?.focus());
    setBusy(false);
  }

  async function start() {
    const result = await startSharing();
    if ("refused" in result) return result.refused;
    onChange(result.token);
  }

  async function stop() {
    if (!(await endSharing())) return "signed-out";
    onChange(undefined);
    notify(sharing.stopped);
  }

  if (token === undefined)
    return (
      <Button ref={next} aria-disabled={isBusy} onClick={() => void change(start)}>
        <Icon name="Share2" size={18} />
        {t("share")}
      </Button>
    );
  const address = window.location.origin + pathIn(t.language, sharedFavoritesHref(token));
  return (
    <div className="w-full rounded-tile bg-sprout px-5 py-4">
      <label>
        <b className="block font-title">{t("share.link")}</b>
        <span className="field mt-2">
          <input ref={next} readOnly value={address} onFocus={(event) => event.target.select()} />
        </span>
      </label>
      <p className="mt-2 text-note text-ink-2">{t("share.who")}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void copyAddress(address, copied)}>
          <Icon name="Copy" size={18} />
          {t("share.copy")}
        </Button>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => void change(stop)}>
          <Icon name="Link2Off" size={18} />
          {t("share.stop")}
        </Button>
      </div>
    </div>
  );
}
