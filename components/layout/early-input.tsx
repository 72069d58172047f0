"use client";

import { useEffect } from "react";
import { replayEarlyInput } from "@/lib/early-input";

/** The last component of the layout: when its effect runs, the page has hydrated, but for menus and footer, which a press hydrates. */
export function EarlyInput() {
  useEffect(replayEarlyInput, []);
  return null;
}
