import { useEffect, useRef, useState } from "react";
import { boundsOf, type Camera, type Size } from "@/lib/map/camera";
import { fetchCoastline, type Polygon } from "@/lib/map/coastline";

const NO_LAND: Polygon[] = [];

/** If the streets load sooner than this, the coastline's files are not requested. */
const STREETS_FIRST_MS = 400;
/** Loads one more box on each side, so that dragging does not show gaps. */
const REACH = 3;

/** The coastline of the view while no streets cover it; none when its files cannot be loaded. */
export function useCoastline(camera: Camera, size: Size, isCovered: boolean) {
  const [land, setLand] = useState(NO_LAND);
  const isNeeded = useRef(false);

  useEffect(() => {
    if (isCovered) return;
    let isCurrent = true;
    const look = () => {
      isNeeded.current = true;
      const reach = { width: size.width * REACH, height: size.height * REACH };
      fetchCoastline(boundsOf(camera, reach), camera.zoom).then(
        (polygons) => isCurrent && setLand(polygons),
        () => {},
      );
    };
    const timer = setTimeout(look, isNeeded.current ? 0 : STREETS_FIRST_MS);
    return () => {
      clearTimeout(timer);
      isCurrent = false;
    };
  }, [camera, size, isCovered]);

  return land;
}
