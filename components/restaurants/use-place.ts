"use client";

import { useCallback, useEffect } from "react";
import type { NearMeSession } from "@/components/restaurants/near-me-history";
import { notify } from "@/lib/browser/notices";
import { NEAR_ME_FALLBACK } from "@/lib/location/defaults";
import { devicePosition } from "@/lib/location/device-position";
import { readLastPlace, saveLastPlace } from "@/lib/location/last-place";
import { takeSearchLocation } from "@/lib/location/stored-search-location";

/** P4.4. */
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
const OFFLINE = {
  title: "You are offline",
  description: "Showing restaurants near the place you looked at last.",
};

type SessionAccess = {
  current: () => NearMeSession;
  change: (part: Partial<NearMeSession>) => void;
};

/** Where to look, and what to say about it. Without a connection the last place is a better guess than the default. */
async function findDevicePlace() {
  const answer = await devicePosition();
  const isUnsupported = !answer.found && answer.reason === "unsupported";
  if (answer.found)
    return { place: { ...answer.position, name: DEVICE_PLACE_NAME }, notice: FOUND, isUnsupported };
  const last = navigator.onLine ? undefined : readLastPlace();
  return last
    ? { place: last, notice: OFFLINE, isUnsupported }
    : { place: NEAR_ME_FALLBACK, notice: UNAVAILABLE, isUnsupported };
}

/**
 * Finds the place to list around: the one kept in the history entry, else the stored search location, else
 * the device's (P4.2). Answers the function that asks the device again.
 */
export function usePlace({ current, change }: SessionAccess) {
  const locate = useCallback(async () => {
    change({ device: "asked" });
    const { place, notice, isUnsupported } = await findDevicePlace();
    if (notice === FOUND) saveLastPlace(place);
    change({ device: isUnsupported ? "unsupported" : "idle", place });
    notify(notice);
  }, [change]);

  useEffect(() => {
    if (current().place || current().device === "asked") return;
    const place = takeSearchLocation();
    if (!place) return void locate();
    saveLastPlace(place);
    change({ place });
  }, [current, change, locate]);

  return locate;
}
