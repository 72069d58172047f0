import { createWorkerClient } from "@/lib/browser/worker-requests";
import type { Camera, Size } from "@/lib/map/camera";
import type { MapMarker } from "@/lib/map/markers";
import { keyFrom, pinFrom, toColumns, type PinRequest } from "@/lib/map/pin-requests";
import {
  clusterMarkers,
  expandCluster,
  indexPins,
  pinsInView,
  type CountPin,
  type Pin,
} from "@/lib/map/pins";

/** From so many markers on their index is made and searched in a worker: on this thread it would block the page. */
export const WORKER_FROM = 2000;

type ExpandedCluster = ReturnType<typeof expandCluster>;

/** The index of a map's markers on this thread. */
export function pinsHere(markers: readonly MapMarker[], pinWidthPx: number) {
  const index = indexPins(markers, pinWidthPx);
  return {
    inView: (camera: Camera, size: Size) => pinsInView(index, camera, size),
    expand: async (pin: CountPin, zoomNow: number) => expandCluster(index, pin, zoomNow),
    markersOf: async (pin: CountPin, limit: number) => clusterMarkers(index, pin, limit),
  };
}

/** The same in a worker, which starts with the first markers. Pending requests are rejected once it is closed or where it cannot run. */
export function pinsInWorker(
  start = () => new Worker(new URL("./pin-worker.ts", import.meta.url), { type: "module" }),
) {
  const { send, close } = createWorkerClient<PinRequest>(start, "The map was closed.");
  let last: { markers: readonly MapMarker[]; pinWidthPx: number; finder: Finder } | undefined;

  let count = 0;

  function finderOf(of: number, markers: readonly MapMarker[]) {
    return {
      inView: async (camera: Camera, size: Size) =>
        ((await send({ of, kind: "pins", camera, size })) as Pin[]).map((pin) =>
          pinFrom(pin, markers),
        ),
      // The index may have been replaced meanwhile: then the map zooms in by one step.
      expand: (pin: CountPin, zoomNow: number): Promise<ExpandedCluster> =>
        send({ of, kind: "expand", pin, zoomNow }).then(
          (found) => {
            const expanded = found as ExpandedCluster;
            return expanded && { ...expanded, firstKey: keyFrom(expanded.firstKey, markers) };
          },
          () => ({ zoom: zoomNow + 1, firstKey: undefined }),
        ),
      markersOf: (pin: CountPin, limit: number): Promise<MapMarker[]> =>
        send({ of, kind: "markers", pin, limit }).then(
          (found) => (found as MapMarker[]).map(({ id }) => markers[Number(id)]!),
          () => [],
        ),
    };
  }
  type Finder = ReturnType<typeof finderOf>;

  /** Indexes markers, unless they are those that came last. */
  function index(markers: readonly MapMarker[], pinWidthPx: number): Finder {
    if (last?.markers === markers && last.pinWidthPx === pinWidthPx) return last.finder;
    const columns = toColumns(markers);
    const { lats, lngs, counts } = columns;
    // Where it fails, the request that follows fails as well.
    const of = (count += 1);
    send({ of, kind: "index", columns, pinWidthPx }, [
      lats.buffer,
      lngs.buffer,
      counts.buffer,
    ]).catch(() => undefined);
    last = { markers, pinWidthPx, finder: finderOf(of, markers) };
    return last.finder;
  }

  return { index, close };
}
