import { DEFAULT_SEARCH_COORDINATES } from "@/lib/location/defaults";
import type { Coordinates } from "@/lib/location/types";

/** Center and zoom of a map. Zoom as in Google Maps: the world is 256 × 2^zoom pixels wide. */
export type Camera = Coordinates & { zoom: number };

/** Pixels. */
export type Size = { width: number; height: number };
export type Pixel = { x: number; y: number };

/** P8.2. */
export const DEFAULT_CAMERA: Camera = {
  lat: DEFAULT_SEARCH_COORDINATES.lat,
  lng: DEFAULT_SEARCH_COORDINATES.lng,
  zoom: 12,
};
export const DEFAULT_HEIGHT_PX = 400;

const WORLD_PX = 256;
/** The last latitude of Web Mercator, in degrees; points nearer to a pole are drawn here. */
const LAST_LATITUDE = 85.05113;

/** The pixel of a point on the whole world's map at this zoom, from the north-west corner. */
export function worldPixel({ lat, lng }: Coordinates, zoom: number): Pixel {
  const world = WORLD_PX * 2 ** zoom;
  const latitude = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, lat));
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/** The point at a pixel of the whole world's map; beyond the antimeridian the longitude exceeds ±180. */
function pointAt({ x, y }: Pixel, zoom: number): Coordinates {
  const world = WORLD_PX * 2 ** zoom;
  const mercator = Math.PI * (1 - (2 * y) / world);
  return { lat: (Math.atan(Math.sinh(mercator)) * 180) / Math.PI, lng: (x / world) * 360 - 180 };
}

/** The pixel of a point in a box with the camera's view, from its upper left corner. Of the world's copies, the nearest. */
export function boxPixel(point: Coordinates, camera: Camera, { width, height }: Size): Pixel {
  const world = WORLD_PX * 2 ** camera.zoom;
  const center = worldPixel(camera, camera.zoom);
  const { x, y } = worldPixel(point, camera.zoom);
  const copies = Math.round((center.x - x) / world);
  return { x: x + copies * world - center.x + width / 2, y: y - center.y + height / 2 };
}

/** A bounding box: west, south, east, north in degrees. Across the antimeridian west is below -180 or east above 180. */
export type Bounds = [number, number, number, number];

/** The bounding box that a map of this size shows. */
export function boundsOf(camera: Camera, { width, height }: Size): Bounds {
  const { x, y } = worldPixel(camera, camera.zoom);
  const southWest = pointAt({ x: x - width / 2, y: y + height / 2 }, camera.zoom);
  const northEast = pointAt({ x: x + width / 2, y: y - height / 2 }, camera.zoom);
  return [southWest.lng, southWest.lat, northEast.lng, northEast.lat];
}

/** Whether a view shows a point. */
export function isInView({ lat, lng }: Coordinates, [west, south, east, north]: Bounds) {
  const isBetween = [lng - 360, lng, lng + 360].some((same) => same >= west && same <= east);
  return lat >= south && lat <= north && isBetween;
}

/** Room around the outermost points of `cameraAround`, as a share of the box. */
const MARGIN = 0.2;

const widthOf = (degrees: readonly number[]) => Math.max(...degrees) - Math.min(...degrees);

/** The points in one copy of the world: of those on both sides of the antimeridian, the western ones beyond it. */
function inOneCopy(points: readonly Coordinates[]) {
  const beyond = points.map(({ lat, lng }) => ({ lat, lng: lng < 0 ? lng + 360 : lng }));
  const isAcross =
    widthOf(points.map(({ lng }) => lng)) > 180 && widthOf(beyond.map(({ lng }) => lng)) < 180;
  return isAcross ? beyond : points;
}

/** The camera that shows all the points in a box of this size, at most at `maxZoom`; the default one without points. */
export function cameraAround(
  points: readonly Coordinates[],
  { width, height }: Size,
  maxZoom: number,
): Camera {
  if (points.length === 0) return DEFAULT_CAMERA;
  const pixels = inOneCopy(points).map((point) => worldPixel(point, 0));
  const xs = pixels.map(({ x }) => x);
  const ys = pixels.map(({ y }) => y);
  const [west, east, north, south] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const room = 1 - 2 * MARGIN;
  const scale = Math.min((width * room) / (east - west), (height * room) / (south - north));
  const zoom = Math.max(0, Math.min(maxZoom, Math.log2(scale)));
  const { lat, lng } = pointAt({ x: (west + east) / 2, y: (north + south) / 2 }, 0);
  return { lat, lng: lng > 180 ? lng - 360 : lng, zoom };
}
