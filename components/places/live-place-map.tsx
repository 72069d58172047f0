import { useCallback, useState } from "react";
import { MapView, type MapViewProps } from "@/components/map/map-view";
import { useWorldMarkers, type ShownMap } from "@/components/map/pins/use-world-markers";
import type { Camera, Size } from "@/lib/map/camera";
import type { MapMarker } from "@/lib/map/markers";

type LivePlaceMapProps = Pick<MapViewProps, "label" | "height" | "shape" | "still"> & {
  /** Those of the page, shown until those around are known. */
  listed: readonly MapMarker[];
  camera: Camera;
};

/** The map of a city with all of its restaurants, and those beyond: it can be moved. */
export default function LivePlaceMap({ listed, camera, ...frame }: LivePlaceMapProps) {
  const { zoom, ...center } = camera;
  const [view, setView] = useState<ShownMap>();
  const onView = useCallback((next: Camera, size: Size) => setView({ camera: next, size }), []);
  const { markers, isRead } = useWorldMarkers(view, false);
  const [hasBeenRead, setHasBeenRead] = useState(false);
  if (isRead && !hasBeenRead) setHasBeenRead(true);
  return (
    <MapView
      {...frame}
      markers={hasBeenRead ? markers : listed}
      center={center}
      zoom={zoom}
      hasKeyPanel={false}
      onView={onView}
    />
  );
}
