"use client";

import { lazy, type ReactNode } from "react";
import { MapOnDemand } from "@/components/map/map-on-demand";
import type { MapFrameShape } from "@/components/map/map-frame";
import type { MapViewProps } from "@/components/map/map-view";

const MapView = lazy(async () => {
  const { MapView: View } = await import("@/components/map/map-view");
  return { default: View };
});

type MapViewOnDemandProps = MapViewProps & {
  height: number;
  shape: MapFrameShape;
  still: ReactNode;
};

/** A map that waits as a picture; its view is loaded with it. */
export function MapViewOnDemand(props: MapViewOnDemandProps) {
  const { label, height, shape, still } = props;
  return (
    <MapOnDemand {...{ label, height, shape, still }}>
      <MapView {...props} />
    </MapOnDemand>
  );
}
