"use client";

import { useCallback, useState } from "react";
import { MapView } from "@/components/map/map-view";
import { useWorldMarkers, type ShownMap } from "@/components/map/pins/use-world-markers";
import type { Camera, Size } from "@/lib/map/camera";
import type { MapMarker } from "@/lib/map/markers";

type PlaceMapProps = {
  label: string;
  /** Those of the page, shown until those around are known. */
  listed: readonly MapMarker[];
  camera: Camera;
  height: number;
};

/** The map of a city or a country with all of its restaurants, and those beyond: it can be moved. */
export function PlaceMap({ label, listed, camera: { zoom, ...center }, height }: PlaceMapProps) {
  const [view, setView] = useState<ShownMap>();
  const onView = useCallback((camera: Camera, size: Size) => setView({ camera, size }), []);
  const { markers, isRead } = useWorldMarkers(view, false);
  const [hasBeenRead, setHasBeenRead] = useState(false);
  if (isRead && !hasBeenRead) setHasBeenRead(true);
  return (
    <MapView
      label={label}
      markers={hasBeenRead ? markers : listed}
      center={center}
      zoom={zoom}
      height={height}
      shape="edge"
      hasKeyPanel={false}
      onView={onView}
    />
  );
}
