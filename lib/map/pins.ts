import Supercluster from "supercluster";
import type { Coordinates } from "@/lib/location/types";
import { boundsOf, boxPixel, type Camera, type Pixel, type Size } from "@/lib/map/camera";
import type { MapMarker } from "@/lib/map/markers";

/** The highest zoom of both engines: markers that are still merged there stay merged. */
export const MAX_ZOOM = 20;

/** Pins whose vertical positions differ by less are read as one line. */
const READING_LINE_PX = 44;
const TILE_PX = 256;

type MarkerPin = Coordinates & { key: string; marker: MapMarker };
/** Without `cluster` it is a marker that represents several restaurants and has no page. */
export type CountPin = Coordinates & {
  key: string;
  count: number;
  cluster?: number;
  /** Which of the markers is the first that it represents. */
  first?: number;
};

/** The pin of one marker, or of several that would overlap (P8.4). */
export type Pin = MarkerPin | CountPin;

type Properties = { marker: MapMarker; first: number };
type Sum = { places: number; first: number };
export type PinIndex = Supercluster<Properties, Sum>;

/** The zoom steps after a press on a marker that represents several restaurants. */
const CLOSER = 2;

/** Clusters markers for every zoom: those closer to each other than `pinWidthPx` merge. */
export function indexPins(markers: readonly MapMarker[], pinWidthPx: number): PinIndex {
  return new Supercluster<Properties, Sum>({
    radius: pinWidthPx,
    extent: TILE_PX,
    maxZoom: MAX_ZOOM,
    map: ({ marker, first }) => ({ places: marker.count ?? 1, first }),
    reduce: (sum, { places, first }) => {
      sum.places += places;
      sum.first = Math.min(sum.first, first);
    },
  }).load(
    markers.map((marker, first) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [marker.lng, marker.lat] },
      properties: { marker, first },
    })),
  );
}

export const markerKey = (id: string) => `marker-${id}`;

/** The pin of a marker that merges with no other. */
export function markerPin(marker: MapMarker): Pin {
  const { id, lat, lng, count, href } = marker;
  const key = markerKey(id);
  return count === undefined || href ? { key, lat, lng, marker } : { key, lat, lng, count };
}

function toPin(feature: ReturnType<PinIndex["getClusters"]>[number]): Pin {
  const { properties, geometry } = feature;
  if ("cluster_id" in properties) {
    const [lng = 0, lat = 0] = geometry.coordinates;
    const cluster = properties.cluster_id;
    const { places: count, first } = properties;
    return { key: `count-${cluster}`, lat, lng, count, cluster, first };
  }
  return markerPin(properties.marker);
}

/** Pins in reading order: line by line from the top, each from the left. */
function inReadingOrder(pins: readonly Pin[], camera: Camera, size: Size): Pin[] {
  return pins
    .map((pin) => ({ pin, at: boxPixel(pin, camera, size) }))
    .map(({ pin, at }) => ({ pin, line: Math.floor(at.y / READING_LINE_PX), x: at.x }))
    .toSorted((a, b) => a.line - b.line || a.x - b.x)
    .map(({ pin }) => pin);
}

/** The pins of a view in reading order. */
export function pinsInView(index: PinIndex, camera: Camera, size: Size): Pin[] {
  const zoom = Math.max(0, Math.min(MAX_ZOOM, Math.floor(camera.zoom)));
  return inReadingOrder(index.getClusters(boundsOf(camera, size), zoom).map(toPin), camera, size);
}

/** Pins in the order of the list of their markers: one that represents several comes where the first of them is (P14.990). */
export function inListOrder(pins: readonly Pin[], markers: readonly MapMarker[]): Pin[] {
  const places = new Map(markers.map(({ id }, place) => [id, place]));
  const placeOf = (pin: Pin) =>
    ("marker" in pin ? places.get(pin.marker.id) : pin.first) ?? markers.length;
  return pins.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Pins and, at their places in the order, the markers of a view that never merge, whether or not they are among the pins. */
export function withUnmergedMarkers(
  pins: Pin[],
  apart: readonly MapMarker[],
  camera: Camera,
  size: Size,
): Pin[] {
  const isInBox = ({ x, y }: Pixel) => x >= 0 && x <= size.width && y >= 0 && y <= size.height;
  const alone = apart.map(markerPin).filter((pin) => isInBox(boxPixel(pin, camera, size)));
  if (alone.length === 0) return pins;
  const keys = new Set(alone.map(({ key }) => key));
  const others = pins.filter(({ key }) => !keys.has(key));
  return inReadingOrder([...others, ...alone], camera, size);
}

/** The zoom at which a count pin splits, and the first pin that it splits into, if that is known; undefined if it never splits. */
export function expandCluster(index: PinIndex, { cluster }: CountPin, zoomNow: number) {
  if (cluster === undefined) return { zoom: zoomNow + CLOSER, firstKey: undefined };
  const zoom = index.getClusterExpansionZoom(cluster);
  if (zoom > MAX_ZOOM) return undefined;
  let parts = index.getChildren(cluster).map(toPin);
  for (
    let [only] = parts;
    parts.length === 1 && only && "count" in only && only.cluster !== undefined;
    [only] = parts
  )
    parts = index.getChildren(only.cluster).map(toPin);
  return { zoom, firstKey: parts[0]?.key };
}

/** The first markers of a count pin. */
export function clusterMarkers(index: PinIndex, { cluster }: CountPin, limit: number) {
  return cluster === undefined
    ? []
    : index.getLeaves(cluster, limit).map(({ properties }) => properties.marker);
}
