import type { Coordinates } from "@/lib/location/types";
import { boxPixel, type Camera, type Size } from "@/lib/map/camera";

/** The distance in pixels at which pins are not merged: those of a zoom step are for all zooms up to the next one. */
export const apartAt = (zoom: number, pinWidthPx: number) =>
  pinWidthPx * 2 ** (zoom - Math.floor(zoom));

/** The places that a view has room for: of those that would overlap, the one that comes first. They are `apart` pixels apart at least. */
export function largestInView<Place extends Coordinates>(
  places: readonly Place[],
  camera: Camera,
  size: Size,
  apart: number,
) {
  const shown: { place: Place; x: number; y: number }[] = [];
  for (const place of places) {
    const { x, y } = boxPixel(place, camera, size);
    if (x < 0 || y < 0 || x > size.width || y > size.height) continue;
    if (shown.every((other) => Math.hypot(other.x - x, other.y - y) >= apart))
      shown.push({ place, x, y });
  }
  return shown.map(({ place }) => place);
}
