import { useState } from "react";
import { usePaused } from "@/components/forms/use-paused";
import type { LocatedAddress } from "@/lib/geocoding/locate-address";
import type { Coordinates } from "@/lib/location/types";
import type { Camera } from "@/lib/map/camera";

/** The zoom for a house, and for a city. */
const CLOSE_ZOOM = 17;
const CITY_ZOOM = 13;
const WORLD: Camera = { lat: 25, lng: 0, zoom: 1 };

const isAt = (camera: Coordinates | undefined, { lat, lng }: Coordinates) =>
  camera?.lat === lat && camera.lng === lng;

/** What a map shows on which a position is set: it follows what is typed, and stays where the pin itself is moved (`keep`). */
export function usePositionCamera(
  position: Coordinates | undefined,
  found: LocatedAddress | undefined,
  start?: Coordinates,
) {
  const first = position ?? start;
  const [shown, setShown] = useState<Camera>(first ? { ...first, zoom: CLOSE_ZOOM } : WORLD);
  const [kept, keep] = useState<Coordinates>();
  const text = position ? `${position.lat} ${position.lng}` : "";
  const isPaused = usePaused(text) === text;
  const wanted = position
    ? !isAt(kept, position) && isPaused && { ...position, zoom: CLOSE_ZOOM }
    : found && { ...found.at, zoom: found.isExact ? CLOSE_ZOOM : CITY_ZOOM };
  if (wanted && !(isAt(shown, wanted) && shown.zoom === wanted.zoom)) setShown(wanted);
  return { shown, keep };
}
