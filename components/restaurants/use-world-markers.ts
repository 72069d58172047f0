import { useEffect, useMemo, useRef, useState } from "react";
import { boundsOf, type Camera, type Size } from "@/lib/map/camera";
import type { TileIndex } from "@/lib/restaurants/tiles";
import {
  fetchTile,
  fetchTileIndex,
  RESTAURANTS_FROM_ZOOM,
  restaurantsInView,
  tilesInView,
  worldMarkers,
  type ReadTiles,
} from "@/lib/world/map-tiles";

/** What a map shows. */
export type MapView = { camera: Camera; size: Size };

/** Which tiles there are, fetched once; "failed" when that was not possible. */
function useTileIndex() {
  const [index, setIndex] = useState<TileIndex | "failed">();

  useEffect(() => {
    fetchTileIndex().then(
      (next) => setIndex(next),
      () => setIndex("failed"),
    );
  }, []);

  return index;
}

/** The markers and the restaurants of a view of the world's map; tiles are read as they come into view. */
export function useWorldMarkers(view: MapView | undefined) {
  const found = useTileIndex();
  const index = found === "failed" ? undefined : found;
  const [read, setRead] = useState<ReadTiles>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const asked = useRef(new Set<string>());
  const isClose = view !== undefined && view.camera.zoom >= RESTAURANTS_FROM_ZOOM;
  const bounds = useMemo(() => view && boundsOf(view.camera, view.size), [view]);

  useEffect(() => {
    if (!index || !bounds || !isClose) return;
    const names = tilesInView(index, bounds).filter((name) => !asked.current.has(name));
    for (const name of names) {
      asked.current.add(name);
      fetchTile(index, name).then(
        (restaurants) => setRead((known) => new Map(known).set(name, restaurants)),
        () => {
          // The tile's number stays on the map; it is asked for again when the map is moved.
          asked.current.delete(name);
          setHasFailed(true);
        },
      );
    }
  }, [index, bounds, isClose]);

  const markers = useMemo(
    () => (index && bounds && view ? worldMarkers(index, read, bounds, view.camera.zoom) : []),
    [index, read, bounds, view],
  );
  const restaurants = useMemo(
    () => (index && bounds && isClose ? restaurantsInView(index, read, bounds) : []),
    [index, read, bounds, isClose],
  );
  return { markers, restaurants, isClose, hasFailed: hasFailed || found === "failed" };
}
