"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { whenIdle } from "@/lib/browser/idle";
import type * as Registration from "@/lib/offline/registration";

/** Its code is loaded when the page is idle, in the order of these calls. */
function withRegistration(task: (registration: typeof Registration) => void) {
  whenIdle(() => import("@/lib/offline/registration").then(task, () => undefined));
}

/** Registers the service worker once the page is idle, and has it keep the pages that are visited. */
export function OfflineSupport() {
  const path = usePathname();

  useEffect(() => withRegistration(({ startOfflineSupport }) => startOfflineSupport()), []);
  useEffect(() => withRegistration(({ cacheForOffline }) => cacheForOffline(path)), [path]);

  return null;
}
