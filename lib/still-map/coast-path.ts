import { boundsOf, worldPixel, type Camera, type Pixel, type Size } from "@/lib/map/camera";
import type { Polygon } from "@/lib/map/coastline";

/** Points of a coast that are closer to each other are one, in pixels. */
const DETAIL_PX = 2;
/** The land ends so far outside of the picture that its cut edge is not seen. */
const BEYOND_PX = 4;

/** The part of a ring on one side of a vertical or a horizontal line (Sutherland and Hodgman). */
function clipAt(ring: readonly Pixel[], axis: "x" | "y", limit: number, keepsAbove: boolean) {
  const isInside = (point: Pixel) => (keepsAbove ? point[axis] >= limit : point[axis] <= limit);
  const clipped: Pixel[] = [];
  ring.forEach((point, index) => {
    const before = ring.at(index - 1)!;
    if (isInside(point) !== isInside(before)) {
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const between = (from: number, to: number) => from + share * (to - from);
      clipped.push({ x: between(before.x, point.x), y: between(before.y, point.y) });
    }
    if (isInside(point)) clipped.push(point);
  });
  return clipped;
}

function clipToBox(ring: readonly Pixel[], { width, height }: Size) {
  const eastward = clipAt(clipAt(ring, "x", -BEYOND_PX, true), "x", width + BEYOND_PX, false);
  return clipAt(clipAt(eastward, "y", -BEYOND_PX, true), "y", height + BEYOND_PX, false);
}

/** Whole pixels, without points that say nothing at this scale. */
function thinned(ring: readonly Pixel[]) {
  const points: Pixel[] = [];
  for (const { x, y } of ring) {
    const last = points.at(-1);
    if (!last || Math.hypot(x - last.x, y - last.y) >= DETAIL_PX)
      points.push({ x: Math.round(x), y: Math.round(y) });
  }
  return points;
}

/** A closed ring in the words of SVG: the first point, and the steps to the others. */
function toPath(ring: readonly Pixel[]) {
  const steps = ring.slice(1).map(({ x, y }, index) => {
    const from = ring[index]!;
    return `${x - from.x} ${y - from.y}`;
  });
  return `M${ring[0]!.x} ${ring[0]!.y}l${steps.join(" ").replaceAll(" -", "-")}z`;
}

/** The land in the box of a camera, as the `d` of an SVG path to be filled by `evenodd`; empty where there is water alone. */
export function coastPath(land: readonly Polygon[], camera: Camera, size: Size) {
  const [west, , east] = boundsOf(camera, size);
  const center = worldPixel(camera, camera.zoom);
  const rings = land.flat().flatMap((ring) => {
    // Of the world's copies, those that the box shows: it may lie across the antimeridian.
    const ends = ring.map(([lng]) => lng);
    const [first, last] = [Math.min(...ends), Math.max(...ends)];
    return [-360, 0, 360]
      .filter((turn) => first + turn <= east && last + turn >= west)
      .map((turn) =>
        ring.slice(0, -1).map(([lng, lat]): Pixel => {
          const { x, y } = worldPixel({ lat, lng: lng + turn }, camera.zoom);
          return { x: x - center.x + size.width / 2, y: y - center.y + size.height / 2 };
        }),
      );
  });
  return rings
    .map((ring) => thinned(clipToBox(ring, size)))
    .filter((ring) => ring.length > 2)
    .map(toPath)
    .join("");
}
