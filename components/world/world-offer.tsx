"use client";

import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from "react";
import type { WorldKeeperProps } from "@/components/world/world-keeper";
import { WorldOfferFrame } from "@/components/world/world-offer-frame";
import { useLanguage } from "@/lib/languages/use-language";
import { readStoredWorld, subscribeToStoredWorld } from "@/lib/world/stored-world";
import { downloadMegabytes } from "@/lib/world/world-file";

/** Code that cannot be loaded leaves the rest of the page as it is. */
const WorldKeeper = lazy<ComponentType<WorldKeeperProps>>(() =>
  import("@/components/world/world-keeper").catch(() => ({ default: () => null })),
);

const isWorldStored = () => readStoredWorld() !== undefined;
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
  const language = useLanguage();
  const [isPressed, setIsPressed] = useState(false);
  const isKept = useSyncExternalStore(subscribeToStoredWorld, isWorldStored, notInHtml);

  const offer = (
    <WorldOfferFrame {...{ restaurants, isPressed }} onPress={() => setIsPressed(true)} />
  );
  if (!isKept && !isPressed) return offer;
  return (
    <Suspense fallback={offer}>
      <WorldKeeper
        startsNow={isPressed}
        onRemoved={() => setIsPressed(false)}
        size={downloadMegabytes(restaurants, language)}
      />
    </Suspense>
  );
}
