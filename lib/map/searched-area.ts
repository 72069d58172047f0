import { distanceKm } from "@/lib/location/distance";
import { boundsOf, boxPixel, type Camera, type Size } from "@/lib/map/camera";
import { wrapLongitude } from "@/lib/location/longitudes";

/** The share of the box by which a map is moved before it shows another part of the world. */
const MOVED_BY = 0.2;
/** Decimals of a degree: about ten meters. */
const DECIMALS = 4;

/** A part of the world that a map shows: its middle, its zoom, and how far its corners are, in kilometers. */
export type SearchedArea = Camera & { reachKm: number };

/** Whether a map shows so much else than a camera did that its list should be another. */
export function isElsewhere(shown: Camera, searched: Camera, size: Size) {
  if (searched.zoom - shown.zoom >= 1) return true;
  const { x, y } = boxPixel(searched, shown, size);
  const limit = MOVED_BY * Math.min(size.width, size.height);
  return Math.abs(x - size.width / 2) > limit || Math.abs(y - size.height / 2) > limit;
}

/** What a map with this camera shows. */
export function areaOf(camera: Camera, size: Size): SearchedArea {
  const [, , east, north] = boundsOf(camera, size);
  const lat = Number(camera.lat.toFixed(DECIMALS));
  const lng = Number(wrapLongitude(camera.lng).toFixed(DECIMALS));
  const corner = { lat: north, lng: wrapLongitude(east) };
  const reachKm = distanceKm({ lat, lng }, corner);
  return { lat, lng, zoom: camera.zoom, reachKm };
}
