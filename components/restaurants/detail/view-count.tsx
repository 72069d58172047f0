"use client";

import { useEffect } from "react";
import { whenIdle } from "@/lib/browser/idle";

/** Tells the server once that a restaurant's page is seen (P14.984), by a request without cookies; never before the page is idle. */
export function ViewCount({ restaurantId }: { restaurantId: string }) {
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const count = () => {
      // eslint-disable-next-line no-restricted-properties -- A request that cannot arrive would be an error in the console.
      if (signal.aborted || document.hidden || !navigator.onLine) return;
      left.abort();
      const path = `/api/views/${encodeURIComponent(restaurantId)}`;
      fetch(path, { method: "POST", credentials: "omit", keepalive: true }).catch(() => undefined);
    };
    document.addEventListener("visibilitychange", count, { signal });
    whenIdle(count);
    return () => left.abort();
  }, [restaurantId]);
  return null;
}
