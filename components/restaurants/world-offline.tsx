"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { readKeptWorld } from "@/lib/world/kept-world";

const OfflineAnswer = lazy(() => import("@/components/restaurants/offline-answer"));

const whileOpen = () => () => undefined;
const askedFor = () => (readKeptWorld() ? window.location.href : undefined);
const notInHtml = () => undefined;

/** On the page that stands for one that cannot be had: what the kept world knows of what was asked for (P14.283). */
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
