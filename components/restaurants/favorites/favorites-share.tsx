import { Copy, Link2Off, Share2 } from "@/components/ui/icons";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { signInHref } from "@/lib/auth/next-path";
import { LIMITED_NOTICE } from "@/lib/browser/limited-notice";
import { notify, type Notice } from "@/lib/browser/notices";
import { copyAddress } from "@/lib/browser/share";
import { endSharing, startSharing } from "@/lib/favorites/actions";
import { ROUTES, sharedFavoritesHref } from "@/lib/routes";

const NOTICES: Record<"limited" | "signed-out" | "failed", Notice> = {
  limited: LIMITED_NOTICE,
  "signed-out": {
    title: "You are signed out",
    action: { label: "Sign In", href: signInHref(ROUTES.favorites) },
  },
  failed: {
    title: "That did not work",
    description: "The site could not be reached. Please try again.",
    tone: "destructive",
  },
};

type FavoritesShareProps = {
  token: string | undefined;
  onChange: (token: string | undefined) => void;
};

/** Makes the link to a member's list, shows it, and takes it back (P14.33). */
export function FavoritesShare({ token, onChange }: FavoritesShareProps) {
  const [isBusy, setBusy] = useState(false);
  const next = useRef<HTMLInputElement & HTMLButtonElement>(null);

  /** The work returns why it was refused, or nothing. */
  async function change(work: () => Promise<keyof typeof NOTICES | undefined>) {
    if (isBusy) return;
    setBusy(true);
    const problem = await work().catch(() => "failed" as const);
    if (problem) notify(NOTICES[problem]);
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
    notify({ title: "Sharing stopped", description: "The link no longer works." });
  }

  if (token === undefined)
    return (
      <Button ref={next} aria-disabled={isBusy} onClick={() => void change(start)}>
        <Share2 size={18} strokeWidth={1.9} aria-hidden="true" />
        Share this list
      </Button>
    );
  const address = window.location.origin + sharedFavoritesHref(token);
  return (
    <div className="w-full rounded-tile bg-sprout px-5 py-4">
      <label>
        <b className="block font-title">Link to this list</b>
        <span className="field mt-2">
          <input ref={next} readOnly value={address} onFocus={(event) => event.target.select()} />
        </span>
      </label>
      <p className="mt-2 text-note text-ink-2">
        Anyone with it sees your public name and these restaurants, never your notes.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void copyAddress(address)}>
          <Copy size={18} strokeWidth={1.9} aria-hidden="true" />
          Copy link
        </Button>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => void change(stop)}>
          <Link2Off size={18} strokeWidth={1.9} aria-hidden="true" />
          Stop sharing
        </Button>
      </div>
    </div>
  );
}
