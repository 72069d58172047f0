"use client";

import { useSyncExternalStore, type ReactNode } from "react";
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
 * The prerendered page holds the bar and the sheet, and CSS shows one of them. As soon as a script knows the width, the other
 * leaves the document: every word stands there once, and no open sheet keeps a page inert that has grown wider.
 */
export function OnWidth({ wide, children }: OnWidthProps) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => wide,
  );
  return isWide === wide && children;
}
