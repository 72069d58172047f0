"use client";

import { useEffect } from "react";
import { replayEarlyInput } from "@/lib/early-input";

/** The last component of the layout: when its effect runs, the whole page has hydrated. */
export function EarlyInput() {
  useEffect(replayEarlyInput, []);
  return null;
}
