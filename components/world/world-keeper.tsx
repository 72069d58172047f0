import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useStoredWorld } from "@/components/world/use-stored-world";
import { WorldFrame } from "@/components/world/world-frame";
import { formatDayIn } from "@/lib/languages/format-day";
import { sentenceSpace } from "@/lib/languages/marks";
import english from "@/lib/messages/en/near-me/world.json";
import type { StoreFault } from "@/lib/world/store-world";

const ICON = { size: 18 };

const FAULTS = {
  network: "fault.network",
  full: "fault.full",
  denied: "fault.denied",
} as const satisfies Record<StoreFault, string>;

export type WorldKeeperProps = {
  /** The button was pressed: the download starts. */
  startsNow: boolean;
  onRemoved: () => void;
  /** How many megabytes there are to download. */
  size: string;
};

/** Downloads the world, says how far it is and since when it is kept, updates and removes it (P14.280). */
export default function WorldKeeper({ startsNow, onRemoved, size }: WorldKeeperProps) {
  const t = useTexts("world", english);
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

  const keptText = (count: number, at: string) =>
    t("kept.text", { count, day: formatDayIn(t.language, at) });
  const percent = Math.round((share ?? 0) * 100);
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <WorldFrame
        title={t(kept && !isBusy ? "kept" : "name")}
        text={
          <>
            <p aria-live="polite" aria-atomic="true">
              {isBusy && t("busy")}
              {!isBusy && fault && t(FAULTS[fault])}
              {!isBusy && !fault && kept && keptText(kept.restaurants, kept.at)}
              {!isBusy &&
                !fault &&
                kept &&
                update &&
                `${sentenceSpace(t.language)}${t("update", { size })}`}
            </p>
            {isBusy && (
              <div className="mt-2 flex items-center gap-3">
                <progress
                  aria-label={t("download")}
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
            <Icon name="Download" {...ICON} />
            {t(fault ? "again" : kept ? "renew" : "name")}
          </Button>
        )}
        {!isBusy && kept && (
          <Button size="sm" onClick={() => void removeAndLeave()}>
            <Icon name="Trash2" {...ICON} />
            {t("remove")}
          </Button>
        )}
      </WorldFrame>
    </div>
  );
}
