import type { Coordinates } from "@/lib/location/types";

/** Whether both are finite degrees in the range of WGS 84 coordinates. */
export function areCoordinates(value: { lat?: unknown; lng?: unknown }): value is Coordinates {
  const { lat, lng } = value;
  return (
    typeof lat === "number" &&
    typeof lng === "number" &&
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180
  );
}
