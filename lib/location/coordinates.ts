import type { Coordinates } from "@/lib/location/types";

/** Whether both are numbers of degrees on the WGS 84 ellipsoid: finite and in range. */
export function areCoordinates(value: { lat?: unknown; lng?: unknown }): value is Coordinates {
  const { lat, lng } = value;
  return (
    typeof lat === "number" &&
    typeof lng === "number" &&
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180
  );
}
