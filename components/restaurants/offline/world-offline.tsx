"use client";

import { lazy, Suspense, useSyncExternalStore, type ComponentType } from "react";
import { readStoredWorld } from "@/lib/world/stored-world";

/** Code that the device does not keep leaves the rest of the page as it is. */
const OfflinePageContent = lazy<ComponentType<{ requestedUrl: URL }>>(() =>
  import("@/components/restaurants/offline/offline-page-content").catch(() => ({
    default: () => null,
  })),
);

const whileOpen = () => () => undefined;
const readRequestedUrl = () => (readStoredWorld() ? window.location.href : undefined);
const notInHtml = () => undefined;

/** On the page that replaces one that cannot be fetched: what the kept world has for the requested path (P14.283). */
export function WorldOffline() {
  const requestedUrl = useSyncExternalStore(whileOpen, readRequestedUrl, notInHtml);

  return (
    requestedUrl && (
      <Suspense>
        <OfflinePageContent requestedUrl={new URL(requestedUrl)} />
      </Suspense>
    )
  );
}
