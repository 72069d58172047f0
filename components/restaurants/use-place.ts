"use client";

import { useCallback, useEffect } from "react";
import type { NearMeSession } from "@/components/restaurants/near-me-history";
import { notify } from "@/lib/browser/notices";
import { NEAR_ME_FALLBACK } from "@/lib/location/defaults";
import { devicePosition } from "@/lib/location/device-position";
import { takeSearchLocation } from "@/lib/location/stored-search-location";

/** Spec §4, near-me screen. */
const DEVICE_PLACE_NAME = "Your location";
const FOUND = {
  title: "Location found",
  description: "Showing restaurants near your current location",
};
const UNAVAILABLE = {
  title: "Location unavailable",
  description: "Using default location. Please allow location access for better results.",
  tone: "destructive",
} as const;

type SessionAccess = {
  current: () => NearMeSession;
  change: (part: Partial<NearMeSession>) => void;
};

/**
 * Finds the place to list around: the one kept in the history entry, else the stored search location, else
 * the device's (spec §4; decision 11). Answers the function that asks the device again.
 */
export function usePlace({ current, change }: SessionAccess) {
  const locate = useCallback(async () => {
    change({ device: "asked" });
    const answer = await devicePosition();
    const unsupported = !answer.found && answer.reason === "unsupported";
    change({
      device: unsupported ? "unsupported" : "idle",
      place: answer.found ? { ...answer.position, name: DEVICE_PLACE_NAME } : NEAR_ME_FALLBACK,
    });
    notify(answer.found ? FOUND : UNAVAILABLE);
  }, [change]);

  useEffect(() => {
    if (current().place || current().device === "asked") return;
    const place = takeSearchLocation();
    if (place) change({ place });
    else void locate();
  }, [current, change, locate]);

  return locate;
}
