import { areCoordinates } from "@/lib/location/coordinates";
import type { Coordinates } from "@/lib/location/types";

/** P4.4. */
const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 300_000,
};

/** Some browsers never answer, such as while a prompt is ignored: the time-out above begins with the permission. */
const SILENCE_MS = 12_000;

/** Where no receiver has stood: what some devices give instead of an error. */
const isNowhere = ({ lat, lng }: Coordinates) => lat === 0 && lng === 0;

/** GeolocationPositionError.code, by name. */
const REASONS = { 1: "denied", 2: "unavailable", 3: "timed-out" } as const;

export type DevicePosition =
  | { found: true; position: Coordinates }
  | { found: false; reason: "unsupported" | (typeof REASONS)[keyof typeof REASONS] };

/**
 * The device's position. Never rejects: a refusal, a timeout and a browser without geolocation are results. With `onLate`, a browser
 * that does not answer is a timeout as well, and `onLate` is called with a position that arrives after it.
 */
export function devicePosition(onLate?: (position: Coordinates) => void): Promise<DevicePosition> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) {
      resolve({ found: false, reason: "unsupported" });
      return;
    }
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      resolve({ found: false, reason: "timed-out" });
    };
    const timer = onLate && setTimeout(giveUp, SILENCE_MS);
    const settle = (result: DevicePosition) => {
      clearTimeout(timer);
      if (isLate && result.found) onLate?.(result.position);
      else resolve(result);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lng: coords.longitude };
        settle(
          areCoordinates(position) && !isNowhere(position)
            ? { found: true, position }
            : { found: false, reason: "unavailable" },
        );
      },
      ({ code }) =>
        settle({ found: false, reason: REASONS[code as keyof typeof REASONS] ?? "unavailable" }),
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
