"use client";

import { useCallback, useEffect, useState, useTransition } from "react";
import { notify } from "@/lib/browser/notices";
import { NEAR_ME_FALLBACK } from "@/lib/location/defaults";
import { devicePosition } from "@/lib/location/device-position";
import { takeSearchLocation } from "@/lib/location/stored-search-location";
import type { Place } from "@/lib/location/types";

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
/** Spec §8. */
const UNSUPPORTED = "Geolocation is not supported";

type PlaceSource = { current: () => Place | undefined; onPlace: (place: Place) => void };

/**
 * Finds the place to list around: the one kept in the history entry, else the stored search location, else
 * the device's (spec §4; decision 11). `locate` asks the device again.
 */
export function usePlace({ current, onPlace }: PlaceSource) {
  const [locating, startLocating] = useTransition();
  const [problem, setProblem] = useState<string>();

  const locate = useCallback(
    () =>
      startLocating(async () => {
        const answer = await devicePosition();
        setProblem(!answer.found && answer.reason === "unsupported" ? UNSUPPORTED : undefined);
        onPlace(answer.found ? { ...answer.position, name: DEVICE_PLACE_NAME } : NEAR_ME_FALLBACK);
        notify(answer.found ? FOUND : UNAVAILABLE);
      }),
    [onPlace],
  );

  useEffect(() => {
    if (current()) return;
    const stored = takeSearchLocation();
    if (stored) onPlace(stored);
    else locate();
  }, [current, onPlace, locate]);

  return { locating, problem, locate };
}
