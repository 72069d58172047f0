"use client";

import { lazy, Suspense, useSyncExternalStore, type ComponentType } from "react";
import { readKeptWorld } from "@/lib/world/kept-world";

/** Code that the device does not keep leaves the rest of the page as it is. */
const OfflineAnswer = lazy<ComponentType<{ asked: URL }>>(() =>
  import("@/components/restaurants/offline-answer").catch(() => ({ default: () => null })),
);

const whileOpen = () => () => undefined;
const askedFor = () => (readKeptWorld() ? window.location.href : undefined);
const notInHtml = () => undefined;

/** On the page that stands for one that cannot be had: what the kept world has for the requested path (P14.283). */
export function WorldOffline() {
  const asked = useSyncExternalStore(whileOpen, askedFor, notInHtml);

  return (
    asked && (
      <Suspense>
        <OfflineAnswer asked={new URL(asked)} />
      </Suspense>
    )
  );
}
