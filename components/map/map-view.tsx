"use client";

import { useTexts } from "#texts";
import { lazy, memo, Suspense, useEffect, useRef, type ReactNode } from "react";
import { LoadingPill } from "@/components/map/loading-pill";
import { MapBoundary } from "@/components/map/map-boundary";
import { MapFrame, type MapFrameShape } from "@/components/map/map-frame";
import { MapList } from "@/components/map/map-list";
import type { EngineProps, Picking } from "@/components/map/map-engine";
import { PanelSpace } from "@/components/map/panel-space";
import { useIsNear } from "@/components/map/use-is-near";
import { canReloadForGoogleMaps } from "@/lib/google-maps/document";
import { readKey } from "@/lib/google-maps/key";
import type { Coordinates, Location } from "@/lib/location/types";
import { DEFAULT_CAMERA, DEFAULT_HEIGHT_PX, type Camera, type Size } from "@/lib/map/camera";
import english from "@/lib/messages/en/map-box.json";
import type { MapMarker } from "@/lib/map/markers";
import type { SearchedArea } from "@/lib/map/searched-area";
import { isSiteReachable } from "@/lib/offline/reachable";

const MapStage = lazy(() => import("@/components/map/map-stage"));

export type MapViewProps = {
  /** What the map is called, e.g. "Map of restaurants". */
  label: string;
  markers: readonly MapMarker[];
  center?: Coordinates;
  /** As Google counts it. */
  zoom?: number;
  /** What the first view shows, in place of `center` and `zoom`. */
  fit?: readonly Coordinates[];
  /** Pixels. */
  height?: number;
  /** The place whose pin is beet and never merges with others. */
  selectedId?: string;
  /** The location that the map is around, marked with its name: "Your location" for the device's. */
  you?: Location;
  /** Lists what is in another part of the map, which a button offers then. */
  onSearchArea?: (area: SearchedArea) => void;
  /** The place that the visitor sets. */
  picking?: Picking;
  /** Whether visitors can bring a Google key here; a map among fields never loads the page again (P8.11). */
  hasKeyPanel?: boolean;
  /** Called with the visible area: first, and after each movement. */
  onView?: (camera: Camera, size: Size) => void;
  /** The markers are those of a list, in its order: so are the pins, and each says its place. */
  isListed?: boolean;
  /** What a list beside the map has chosen, and what its card says. */
  choice?: EngineProps["choice"];
  renderCard?: EngineProps["renderCard"];
  /** What depends on the time or the location: markers that stay the same are indexed once. */
  describe?: EngineProps["describe"];
  /** Stands above a card at the foot of a phone's map. */
  aboveCard?: ReactNode;
  shape?: MapFrameShape;
  /** What the pins say, on the map. */
  legend?: ReactNode;
  /** The picture of it that the page has shown, until it is drawn. */
  still?: ReactNode;
};

/**
 * The map of the site (P8.1). At first a page loads only this box of the final size; the map itself is loaded when the box
 * scrolls into view.
 */
export const MapView = memo(function MapView({
  label,
  markers,
  center = DEFAULT_CAMERA,
  zoom = DEFAULT_CAMERA.zoom,
  height = DEFAULT_HEIGHT_PX,
  shape = "panel",
  hasKeyPanel = true,
  ...extra
}: MapViewProps) {
  const t = useTexts("map-box", english);
  const root = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(root);

  useEffect(() => {
    // When the page opens, not when its map comes into view: nothing has been typed yet (P8.11).
    if (!hasKeyPanel || !readKey() || !canReloadForGoogleMaps()) return;
    let isOpen = true;
    void isSiteReachable().then((isReachable) => {
      if (isReachable && isOpen) window.location.reload();
    });
    return () => {
      isOpen = false;
    };
  }, [hasKeyPanel]);

  const frame = { label, height, shape };
  const waiting = (
    <MapFrame {...frame} panel={hasKeyPanel && <PanelSpace shape={shape} />}>
      {extra.still}
      <LoadingPill />
    </MapFrame>
  );
  const failed = (
    <MapFrame {...frame}>
      <MapList markers={markers} note={t("failed")} />
    </MapFrame>
  );
  return (
    <div ref={root}>
      <MapBoundary fallback={failed}>
        {isNear ? (
          <Suspense fallback={waiting}>
            <MapStage
              {...frame}
              {...extra}
              hasKeyPanel={hasKeyPanel}
              markers={markers}
              camera={{ lat: center.lat, lng: center.lng, zoom }}
            />
          </Suspense>
        ) : (
          waiting
        )}
      </MapBoundary>
    </div>
  );
});
