import { Activity, useSyncExternalStore, type ReactNode } from "react";
import { atLeast } from "@/lib/breakpoints";

/** At least as wide: the navigation bar. Narrower: the menu sheet (P2.9). */
const WIDE = atLeast("lg");

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

type OnWidthProps = { wide: boolean; children: ReactNode };

/**
 * The prerendered page contains the navigation bar and the menu sheet, and CSS shows one of them. When the script knows the
 * width, it removes the other, which is never hydrated: nothing is in the document twice, and a sheet that was open does not block a
 * wider page.
 */
export function OnWidth({ wide, children }: OnWidthProps) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => wide,
  );
  return isWide === wide && <Activity>{children}</Activity>;
}
