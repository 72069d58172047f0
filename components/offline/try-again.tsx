"use client";

import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { OFFLINE_PATH } from "@/lib/offline/pages";

const reload = () => window.location.reload();

/** For a network that came back before this page was listening. */
async function reloadIfReachable() {
  const { pathname } = window.location;
  if (!navigator.onLine || pathname === OFFLINE_PATH) return;
  const response = await fetch(pathname, { method: "HEAD", cache: "no-store" });
  if (response.ok) reload();
}

/** Loads the address that was asked for again: at a press, and by itself once the network is back. */
export function TryAgain() {
  useEffect(() => {
    window.addEventListener("online", reload);
    reloadIfReachable().catch(() => undefined);
    return () => window.removeEventListener("online", reload);
  }, []);

  return (
    <Button variant="beet" size="lg" onClick={reload} className="max-md:w-full">
      <RotateCw size={20} strokeWidth={1.9} aria-hidden="true" />
      Try again
    </Button>
  );
}
