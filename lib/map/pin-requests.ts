import type { Camera, Size } from "@/lib/map/camera";
import type { MapMarker } from "@/lib/map/markers";
import {
  clusterMarkers,
  expandCluster,
  indexPins,
  markerKey,
  pinsInView,
  type CountPin,
  type Pin,
  type PinIndex,
} from "@/lib/map/pins";

/** Markers as columns, which go to a worker without being copied; a place has the count 0. */
export type MarkerColumns = {
  lats: Float64Array<ArrayBuffer>;
  lngs: Float64Array<ArrayBuffer>;
  counts: Uint32Array<ArrayBuffer>;
};

/**
 * The page's requests to the worker, each about the index with the number `of`. Results name a marker by its position among
 * the columns.
 */
export type PinRequest = { of: number } & (
  | { kind: "index"; columns: MarkerColumns; pinWidthPx: number }
  | { kind: "pins"; camera: Camera; size: Size }
  | { kind: "expand"; pin: CountPin; zoomNow: number }
  | { kind: "markers"; pin: CountPin; limit: number }
);

export function toColumns(markers: readonly MapMarker[]): MarkerColumns {
  return {
    lats: Float64Array.from(markers, ({ lat }) => lat),
    lngs: Float64Array.from(markers, ({ lng }) => lng),
    counts: Uint32Array.from(markers, ({ count }) => count ?? 0),
  };
}

function fromColumns({ lats, lngs, counts }: MarkerColumns): MapMarker[] {
  return Array.from(lats, (lat, position) => ({
    id: String(position),
    name: "",
    lat,
    lng: lngs[position]!,
    ...(counts[position]! > 0 && { count: counts[position]! }),
  }));
}

/** Handles requests with the index of the columns that came last. */
export function createPinRequestHandler() {
  let last: { of: number; index: PinIndex } | undefined;

  return function handle(request: PinRequest): unknown {
    if (request.kind === "index") {
      const { of, columns, pinWidthPx } = request;
      last = { of, index: indexPins(fromColumns(columns), pinWidthPx) };
      return undefined;
    }
    if (last?.of !== request.of) throw new Error("There is another index.");
    const { index } = last;
    switch (request.kind) {
      case "pins":
        return pinsInView(index, request.camera, request.size);
      case "expand":
        return expandCluster(index, request.pin, request.zoomNow);
      case "markers":
        return clusterMarkers(index, request.pin, request.limit);
    }
  };
}

const POSITION = new RegExp(`^${markerKey("(\\d+)")}$`);

/** The key of a pin that the worker named by its marker's position. */
export function keyFrom(key: string | undefined, markers: readonly MapMarker[]) {
  const position = POSITION.exec(key ?? "")?.[1];
  return position === undefined ? key : markerKey(markers[Number(position)]!.id);
}

/** A pin of the worker with the marker that it shows. */
export function pinFrom(pin: Pin, markers: readonly MapMarker[]): Pin {
  const key = keyFrom(pin.key, markers)!;
  return "marker" in pin
    ? { ...pin, key, marker: markers[Number(pin.marker.id)]! }
    : { ...pin, key };
}
