import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { whenIdle } from "@/lib/browser/idle";
import type * as Registration from "@/lib/offline/registration";

/** Registers the service worker once the page is idle, and has it keep the pages that are visited. */
export function OfflineSupport() {
  const path = usePathname();

  useEffect(() => {
    const start = ({ startOfflineSupport, cacheForOffline }: typeof Registration) => {
      startOfflineSupport();
      cacheForOffline(path);
    };
    // What could not be loaded is asked for again on the next page.
    whenIdle(() => import("@/lib/offline/registration").then(start, () => undefined));
  }, [path]);

  return null;
}
