"use client";

import { lazy, type ReactNode } from "react";
import { MapOnDemand } from "@/components/map/map-on-demand";
import type { Camera } from "@/lib/map/camera";
import type { MapMarker } from "@/lib/map/markers";

const LivePlaceMap = lazy(() => import("@/components/places/live-place-map"));

type PlaceMapProps = {
  label: string;
  listed: readonly MapMarker[];
  camera: Camera;
  height: number;
  still: ReactNode;
};

/** The map of a city, which waits as a picture (P14.750). */
export function PlaceMap({ listed, camera, ...rest }: PlaceMapProps) {
  const frame = { ...rest, shape: "edge" } as const;
  return (
    <MapOnDemand {...frame}>
      <LivePlaceMap {...{ ...frame, listed, camera }} />
    </MapOnDemand>
  );
}
