import { useEffect, useMemo, useRef, useState } from "react";
import type { Camera, Size } from "@/lib/map/camera";
import type { MapMarker } from "@/lib/map/markers";
import { pinsHere, pinsInWorker, WORKER_FROM } from "@/lib/map/pin-finder";
import { withUnmergedMarkers, type Pin } from "@/lib/map/pins";

const NONE: Pin[] = [];

/** Where the pins that are shown come from: what is asked about one of them is asked there. */
type PinFinder = Pick<ReturnType<typeof pinsHere>, "expand" | "markersOf">;
type Found = { pins: Pin[]; finder: PinFinder };

type PinsWanted = {
  markers: readonly MapMarker[];
  /** They never merge with others. */
  apart: readonly MapMarker[];
  pinWidthPx: number;
  camera: Camera;
  size: Size;
};

/** The pins of a view. With many markers a worker finds them, and the former pins stay until it has. */
export function usePins({ markers, apart, pinWidthPx, camera, size }: PinsWanted) {
  const [canWork, setCanWork] = useState(true);
  const [found, setFound] = useState<Found>();
  const worker = useRef<ReturnType<typeof pinsInWorker>>(undefined);
  const isMany = canWork && markers.length >= WORKER_FROM;
  const here = useMemo(
    () => (isMany ? undefined : pinsHere(markers, pinWidthPx)),
    [isMany, markers, pinWidthPx],
  );

  useEffect(
    () => () => {
      worker.current?.close();
      worker.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (!isMany) return;
    let isCurrent = true;
    worker.current ??= pinsInWorker();
    const finder = worker.current.index(markers, pinWidthPx);
    finder.inView(camera, size).then(
      (pins) => isCurrent && setFound({ pins, finder }),
      () => isCurrent && setCanWork(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMany, markers, pinWidthPx, camera, size]);

  const pins = useMemo(
    () =>
      withUnmergedMarkers(here?.inView(camera, size) ?? found?.pins ?? NONE, apart, camera, size),
    [here, found, apart, camera, size],
  );
  return { pins, finder: here ?? found?.finder };
}
