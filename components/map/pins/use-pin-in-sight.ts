import { useEffect, useRef } from "react";
import { isPartlyHidden } from "@/components/map/map-engine";
import type { OpenCard } from "@/components/map/use-open-card";
import { boxPixel, type Camera, type Size } from "@/lib/map/camera";

/**
 * Moves the map where the pin of a card that opens is cut by its edge, or lies under the card at its foot, whose element the
 * returned ref takes.
 */
export function usePinInSight(
  open: OpenCard | undefined,
  camera: Camera,
  size: Size,
  onMoveTo: (camera: Camera) => void,
) {
  const docked = useRef<HTMLDivElement>(null);
  const movedFor = useRef<string>(undefined);

  useEffect(() => {
    if (movedFor.current === open?.key) return;
    movedFor.current = open?.key;
    if (!open || !isPartlyHidden(boxPixel(open.at, camera, size), size, docked.current?.offsetTop))
      return;
    onMoveTo({ lat: open.at.lat, lng: open.at.lng, zoom: camera.zoom });
  }, [open, camera, size, onMoveTo]);

  return docked;
}
