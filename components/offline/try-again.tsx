"use client";

import { Icon } from "@/components/ui/icon";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { OFFLINE_PATH } from "@/lib/offline/pages";
import { isSiteReachable } from "@/lib/offline/reachable";

/** Browsers do not report when a connected network starts to work. */
const RETRY_MS = 5_000;

const reload = () => window.location.reload();

async function reloadIfReachable() {
  if (!document.hidden && (await isSiteReachable())) reload();
}

/** Loads the requested URL again: on a press, and automatically when the site can be reached. */
export function TryAgain({ label }: { label: string }) {
  useEffect(() => {
    if (window.location.pathname === OFFLINE_PATH) return;
    void reloadIfReachable();
    const timer = window.setInterval(reloadIfReachable, RETRY_MS);
    window.addEventListener("online", reloadIfReachable);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("online", reloadIfReachable);
    };
  }, []);

  return (
    <Button variant="beet" size="lg" onClick={reload} className="max-md:w-full noscript:hidden">
      <Icon name="RotateCw" />
      {label}
    </Button>
  );
}
