"use client";

import { Download } from "lucide-react";
import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from "react";
import { Button } from "@/components/ui/button";
import { WorldFrame } from "@/components/world/world-frame";
import type { WorldKeeperProps } from "@/components/world/world-keeper";
import { formatCount } from "@/lib/counts";
import { readKeptWorld } from "@/lib/world/kept-world";
import { downloadText } from "@/lib/world/world-file";

/** Code that cannot be loaded leaves the rest of the page as it is. */
const WorldKeeper = lazy<ComponentType<WorldKeeperProps>>(() =>
  import("@/components/world/world-keeper").catch(() => ({ default: () => null })),
);

const NAME = "Download for offline use";

/** Only this panel changes the kept world. */
const whileOpen = () => () => undefined;
const isWorldKept = () => readKeptWorld() !== undefined;
const notInHtml = () => false;

type WorldOfferProps = {
  /** How many restaurants there are. */
  restaurants: number;
};

/**
 * Offers to keep all restaurants on this device (P14.280). The code for this is loaded after the press, or where the world is kept
 * already.
 */
export function WorldOffer({ restaurants }: WorldOfferProps) {
  const [isPressed, setIsPressed] = useState(false);
  const isKept = useSyncExternalStore(whileOpen, isWorldKept, notInHtml);

  const offer = (
    <WorldFrame
      title={NAME}
      text={`All ${formatCount(restaurants)} restaurants and every city on this device: lists, search and map without a connection. At most ${downloadText(restaurants)}.`}
    >
      <Button size="sm" onClick={() => setIsPressed(true)} disabled={isPressed}>
        <Download size={18} strokeWidth={1.9} aria-hidden="true" />
        {NAME}
      </Button>
    </WorldFrame>
  );
  if (!isKept && !isPressed) return offer;
  return (
    <Suspense fallback={offer}>
      <WorldKeeper
        startsNow={isPressed}
        onRemoved={() => setIsPressed(false)}
        size={downloadText(restaurants)}
      />
    </Suspense>
  );
}
