import { useEffect, useLayoutEffect } from "react";
import { replayEarlyInput, stopEarlyInput } from "@/lib/page-start/early-input";

/** The last component of the layout: when its effects run, the page has hydrated, but for menus and footer, which a press hydrates. */
export function EarlyInput() {
  // Effects run in a task of their own, and a press may come before it.
  useLayoutEffect(stopEarlyInput, []);
  useEffect(replayEarlyInput, []);
  return null;
}
