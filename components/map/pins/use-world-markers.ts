import { use, useEffect, useMemo, useRef, useState } from "react";
import { TextsContext } from "@/lib/languages/texts-context";
import { boundsOf, type Camera, type Size } from "@/lib/map/camera";
import { createFactWords } from "@/lib/restaurants/words/fact-words";
import type { TileIndex } from "@/lib/restaurants/tiles/tile-files";
import {
  countMarkers,
  fetchTile,
  fetchTileIndex,
  RESTAURANTS_FROM_ZOOM,
  restaurantsInView,
  tileMarkers,
  tilesInView,
  type ReadTiles,
} from "@/lib/world/map-tiles";

/** What a map shows. */
export type ShownMap = { camera: Camera; size: Size };

/** Which tiles there are, fetched once it is wanted; "failed" when that was not possible. */
function useTileIndex(isWanted: boolean) {
  const [index, setIndex] = useState<TileIndex | "failed">();

  useEffect(() => {
    if (!isWanted) return;
    fetchTileIndex().then(
      (next) => setIndex(next),
      () => setIndex("failed"),
    );
  }, [isWanted]);

  return index;
}

/**
 * The markers and the restaurants of a view of the world's map; tiles are read as they come into view. The index of tiles is
 * requested at once if `isAwaited`, else when there is a view.
 */
export function useWorldMarkers(view: ShownMap | undefined, isAwaited: boolean) {
  const cuisines = use(TextsContext)?.subjects.cuisines;
  const isViewed = view !== undefined;
  const found = useTileIndex(isAwaited || isViewed);
  const index = found === "failed" ? undefined : found;
  const [read, setRead] = useState<ReadTiles>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const asked = useRef(new Set<string>());
  const isClose = view !== undefined && view.camera.zoom >= RESTAURANTS_FROM_ZOOM;
  const bounds = useMemo(() => view && boundsOf(view.camera, view.size), [view]);

  const names = useMemo(
    () => (index && bounds && isClose ? tilesInView(index, bounds) : []),
    [index, bounds, isClose],
  );

  useEffect(() => {
    if (!index) return;
    for (const name of names) {
      if (asked.current.has(name)) continue;
      asked.current.add(name);
      fetchTile(index, name).then(
        (restaurants) => {
          setRead((known) => new Map(known).set(name, restaurants));
          setHasFailed(false);
        },
        () => {
          // The tile's number stays on the map; it is requested again when the map is moved.
          asked.current.delete(name);
          setHasFailed(true);
        },
      );
    }
  }, [index, names]);

  // The same markers as long as the same tiles are in view, and read: the map makes an index of them.
  const tiles = names.join();
  const isRead = index !== undefined && isViewed && names.every((name) => read.has(name));
  const unread = isRead ? undefined : bounds;
  const markers = useMemo(() => {
    if (!index || !isViewed) return [];
    if (!isClose) return countMarkers(index);
    const words = createFactWords({ cuisines });
    const inView = tiles === "" ? [] : tiles.split(",");
    return tileMarkers(index, read, inView, unread, (cuisine) => words("cuisine", cuisine));
  }, [index, isViewed, isClose, read, tiles, unread, cuisines]);
  const restaurants = useMemo(
    () => (index && bounds && isClose ? restaurantsInView(index, read, bounds) : []),
    [index, read, bounds, isClose],
  );
  return { markers, restaurants, isClose, isRead, hasFailed: hasFailed || found === "failed" };
}
