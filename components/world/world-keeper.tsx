import { Download, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useStoredWorld } from "@/components/world/use-stored-world";
import { WorldFrame } from "@/components/world/world-frame";
import { formatCount } from "@/lib/counts";
import { formatDay } from "@/lib/dates";
import type { StoreFault } from "@/lib/world/store-world";
import type { StoredWorld } from "@/lib/world/stored-world";

const ICON = { size: 18, strokeWidth: 1.9, "aria-hidden": true } as const;

const FAULTS: Record<StoreFault, string> = {
  network: "The download was interrupted. Check the connection, then try again.",
  full: "There is not enough space on this device. Free some space, then try again.",
  denied:
    "This browser does not let the site store anything, because of a private window or its settings, so nothing was saved.",
};

function keptText({ restaurants, at }: StoredWorld) {
  return `${formatCount(restaurants)} restaurants, kept on this device since ${formatDay(at.slice(0, "YYYY-MM-DD".length))}.`;
}

export type WorldKeeperProps = {
  /** The button was pressed: the download starts. */
  startsNow: boolean;
  onRemoved: () => void;
  /** How much there is to download, in words. */
  size: string;
};

/** Downloads the world, says how far it is and since when it is kept, updates and removes it (P14.280). */
export default function WorldKeeper({ startsNow, onRemoved, size }: WorldKeeperProps) {
  const { kept, share, fault, update, keep, remove } = useStoredWorld(startsNow);
  const panel = useRef<HTMLDivElement>(null);
  const isBusy = share !== undefined;

  useEffect(() => {
    // The pressed button is removed.
    if (startsNow && document.activeElement === document.body) panel.current?.focus();
  }, [startsNow]);

  async function removeAndLeave() {
    await remove();
    onRemoved();
  }

  const percent = Math.round((share ?? 0) * 100);
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <WorldFrame
        title={
          kept && !isBusy ? "Saved for offline use on this device" : "Download for offline use"
        }
        text={
          <>
            <p aria-live="polite" aria-atomic="true">
              {isBusy && "Downloading the restaurants of the world"}
              {!isBusy && fault && FAULTS[fault]}
              {!isBusy && !fault && kept && keptText(kept)}
              {!isBusy && !fault && kept && update && ` An update is available: ${size} at most.`}
            </p>
            {isBusy && (
              <div className="mt-2 flex items-center gap-3">
                <progress
                  aria-label="Download"
                  max={100}
                  value={percent}
                  className="h-2 w-full max-w-80 accent-beet"
                />
                <span className="tabular-nums">{percent}%</span>
              </div>
            )}
          </>
        }
      >
        {!isBusy && (!kept || update || fault) && (
          <Button size="sm" onClick={keep}>
            <Download {...ICON} />
            {fault ? "Try again" : kept ? "Update" : "Download for offline use"}
          </Button>
        )}
        {!isBusy && kept && (
          <Button size="sm" onClick={() => void removeAndLeave()}>
            <Trash2 {...ICON} />
            Remove
          </Button>
        )}
      </WorldFrame>
    </div>
  );
}
