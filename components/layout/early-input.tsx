"use client";

import { useEffect } from "react";
import { replayEarlyInput } from "@/lib/early-input";

/** The last of the layout: by the time of its effect the whole page answers. */
export function EarlyInput() {
  useEffect(replayEarlyInput, []);
  return null;
}
