import { areCoordinates } from "@/lib/location/coordinates";
import type { Coordinates } from "@/lib/location/types";

/** P4.4. */
const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 300_000,
};

/** GeolocationPositionError.code, by name. */
const REASONS = { 1: "denied", 2: "unavailable", 3: "timed-out" } as const;

export type DevicePosition =
  | { found: true; position: Coordinates }
  | { found: false; reason: "unsupported" | (typeof REASONS)[keyof typeof REASONS] };

/** The device's position. Never rejects: a refusal, a timeout and a browser without geolocation are results. */
export function devicePosition(): Promise<DevicePosition> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) {
      resolve({ found: false, reason: "unsupported" });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lng: coords.longitude };
        resolve(
          areCoordinates(position)
            ? { found: true, position }
            : { found: false, reason: "unavailable" },
        );
      },
      ({ code }) =>
        resolve({ found: false, reason: REASONS[code as keyof typeof REASONS] ?? "unavailable" }),
      OPTIONS,
    );
  });
}

/**
 * Whether asking for the position would open the browser's permission prompt. False where the browser does not provide this: the
 * prompt cannot be avoided there.
 */
export async function opensPositionPrompt() {
  const permission = await navigator.permissions
    ?.query({ name: "geolocation" })
    .catch(() => undefined);
  return permission?.state === "prompt";
}
