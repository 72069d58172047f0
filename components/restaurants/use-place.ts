"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { NearMeSession } from "@/components/restaurants/near-me-history";
import { notify } from "@/lib/browser/notices";
import { NEAR_ME_FALLBACK } from "@/lib/location/defaults";
import { devicePosition } from "@/lib/location/device-position";
import { readLastPlace, saveLastPlace } from "@/lib/location/last-place";
import { takeSearchLocation } from "@/lib/location/stored-search-location";
import { isSiteReachable } from "@/lib/offline/reachable";

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

export type Device = "idle" | "asked" | "unsupported";

type SessionAccess = {
  current: () => NearMeSession;
  change: (part: Partial<NearMeSession>) => void;
};

/** Where to look, and what to say about it. Without a connection the last place is a better guess than the default. */
async function findDevicePlace() {
  const answer = await devicePosition();
  if (answer.found)
    return {
      place: { ...answer.position, name: DEVICE_PLACE_NAME },
      notice: FOUND,
      device: "idle",
    } as const;
  const device = answer.reason === "unsupported" ? "unsupported" : "idle";
  const last = readLastPlace();
  return last && !(await isSiteReachable())
    ? ({ place: last, notice: OFFLINE, device } as const)
    : ({ place: NEAR_ME_FALLBACK, notice: UNAVAILABLE, device } as const);
}

/**
 * Finds the place to list around: the one kept in the history entry, else the stored search location, else the device's (P4.2).
 * Answers what is known of the device, and the function that asks it again. An answer that comes after the visitor has
 * left the page changes and says nothing.
 */
export function usePlace({ current, change }: SessionAccess) {
  const [device, setDevice] = useState<Device>("idle");
  const isAsking = useRef(false);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const locate = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setDevice("asked");
    const found = await findDevicePlace();
    isAsking.current = false;
    if (found.notice === FOUND) saveLastPlace(found.place);
    if (!isMounted.current) return;
    setDevice(found.device);
    change({ place: found.place });
    notify(found.notice);
  }, [change]);

  useEffect(() => {
    if (current().place || isAsking.current) return;
    const place = takeSearchLocation();
    if (!place) return void locate();
    saveLastPlace(place);
    change({ place });
  }, [current, change, locate]);

  return { device, locate };
}
