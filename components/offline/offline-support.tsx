"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { cacheForOffline, startOfflineSupport } from "@/lib/offline/registration";

/** Registers the service worker once the page is idle, and has it keep the pages that are visited. */
export function OfflineSupport() {
  const path = usePathname();

  useEffect(startOfflineSupport, []);
  useEffect(() => cacheForOffline(path), [path]);

  return null;
}
