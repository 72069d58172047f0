import { useTexts } from "#texts";
import "maplibre-gl/dist/maplibre-gl.css";
import "@/components/map/open-map/open-map.css";
import {
  AttributionControl,
  Map as MapLibreMap,
  Marker,
  type MapRef,
  type ViewStateChangeEvent,
} from "@vis.gl/react-maplibre";
import * as maplibre from "maplibre-gl";
import { useEffect, useMemo, useRef, useState } from "react";
import { useMapColors } from "@/components/map/open-map/map-colors";
import {
  BESIDE_LEFT_PX,
  BESIDE_RIGHT_PX,
  CARD_ABOVE_PX,
  CARD_BELOW_PX,
  PIN_TIP_PX,
  type CardPointProps,
  type EngineProps,
  type MovablePointProps,
  type PinPointProps,
  type YouPointProps,
} from "@/components/map/map-engine";
import { MapPins } from "@/components/map/pins/map-pins";
import { composeStyle, LAND } from "@/components/map/open-map/street-style";
import { useOpenCard } from "@/components/map/use-open-card";
import { useCoastline } from "@/components/map/open-map/use-coastline";
import { useStreets } from "@/components/map/open-map/use-streets";
import { ZoomButtons } from "@/components/map/zoom-buttons";
import type { Camera } from "@/lib/map/camera";
import english from "@/lib/messages/en/live-map.json";
import { MAX_ZOOM } from "@/lib/map/pins";

/** MapLibre's tiles have 512 pixels, Google's 256: the same view is one zoom apart. */
const ZOOM_OFFSET = 1;
const OSM_COPYRIGHT = "https://www.openstreetmap.org/copyright";
/** Served from this site, so that a strict policy allows the worker. */
const WORKER_URL = new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href;

function PinPoint({ at, isRaised, children }: PinPointProps) {
  return (
    <Marker
      longitude={at.lng}
      latitude={at.lat}
      anchor="bottom-left"
      offset={[-PIN_TIP_PX, 0]}
      style={{ zIndex: isRaised ? 3 : 1 }}
    >
      {children}
    </Marker>
  );
}

function CardPoint({ at, side: { isAbove, isLeft, top }, children }: CardPointProps) {
  const isBeside = top !== undefined;
  const below = isAbove ? -CARD_ABOVE_PX : CARD_BELOW_PX;
  return (
    <Marker
      key={`${isAbove} ${isLeft}`}
      longitude={at.lng}
      latitude={at.lat}
      anchor={`${isAbove ? "bottom" : "top"}-${isLeft ? "right" : "left"}`}
      offset={[isBeside ? (isLeft ? -BESIDE_LEFT_PX : BESIDE_RIGHT_PX) : 0, top ?? below]}
      style={{ zIndex: 4 }}
    >
      {children}
    </Marker>
  );
}

function YouPoint({ at, children }: YouPointProps) {
  return (
    <Marker longitude={at.lng} latitude={at.lat} style={{ zIndex: 0 }}>
      {children}
    </Marker>
  );
}

function MovablePoint({ at, onMoved, children }: MovablePointProps) {
  return (
    <Marker
      longitude={at.lng}
      latitude={at.lat}
      anchor="bottom-left"
      offset={[-PIN_TIP_PX, 0]}
      style={{ zIndex: 3 }}
      draggable
      onDragEnd={({ lngLat: { lat, lng } }) => onMoved({ lat, lng })}
    >
      {children}
    </Marker>
  );
}

/** What MapLibre says, by its ids. The title names the part that the keys move, beside the frame around it, which has the map's name. */
function useMapLibreTexts() {
  const t = useTexts("live-map", english);
  const [locale] = useState({
    "Map.Title": t("streets"),
    "CooperativeGesturesHandler.WindowsHelpText": t("hint.windows"),
    "CooperativeGesturesHandler.MacHelpText": t("hint.mac"),
    "CooperativeGesturesHandler.MobileHelpText": t("hint.touch"),
  });
  return { t, locale };
}

const PARTS = { PinPoint, CardPoint, YouPoint, MovablePoint, hasDialog: false };

function cameraOf({ viewState }: ViewStateChangeEvent): Camera {
  return {
    lat: viewState.latitude,
    lng: viewState.longitude,
    zoom: viewState.zoom + ZOOM_OFFSET,
  };
}

type OpenMapProps = EngineProps & { onUnsupported: () => void };

/** The open engine: MapLibre on the streets of NEXT_PUBLIC_MAP_STYLE_URL, on the coastline without them. */
export function OpenMap({ camera, onUnsupported, isSmall, ...pins }: OpenMapProps) {
  const { t, locale } = useMapLibreTexts();
  const map = useRef<MapRef>(null);
  const [view, setView] = useState(camera);
  const { open, setOpen, focusedRef } = useOpenCard(pins.markers, pins.choice);
  const colors = useMapColors();
  const streets = useStreets();
  const land = useCoastline(view, pins.size, streets.hasTiles);
  const { style, hasTiles } = streets;
  const mapStyle = useMemo(
    () => composeStyle({ colors, land, streets: style, hasStreets: hasTiles }),
    [colors, land, style, hasTiles],
  );

  const { lat, lng, zoom } = camera;
  useEffect(() => {
    map.current?.jumpTo({ center: [lng, lat], zoom: zoom - ZOOM_OFFSET });
  }, [lat, lng, zoom]);

  useEffect(() => {
    const retry = () => {
      // While WebGL is lost there is no style.
      if (!map.current?.getStyle()) return;
      for (const source of Object.keys(mapStyle.sources))
        if (source !== LAND) map.current?.getMap().refreshTiles(source);
    };
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [mapStyle]);

  return (
    <>
      <ZoomButtons onZoom={(steps) => map.current?.zoomTo(map.current.getZoom() + steps)} />
      <MapLibreMap
        ref={map}
        mapLib={maplibre}
        workerUrl={WORKER_URL}
        mapStyle={mapStyle}
        locale={locale}
        initialViewState={{ latitude: lat, longitude: lng, zoom: zoom - ZOOM_OFFSET }}
        maxZoom={MAX_ZOOM - ZOOM_OFFSET}
        dragRotate={false}
        touchPitch={false}
        pitchWithRotate={false}
        cooperativeGestures={isSmall}
        attributionControl={false}
        onMoveEnd={(event) => setView(cameraOf(event))}
        onClick={({ originalEvent: { target }, lngLat: { lat, lng } }) => {
          // MapLibre takes a press on a pin or a card for one on the map as well.
          if (!(target instanceof HTMLCanvasElement)) return;
          setOpen(undefined);
          pins.picking?.onPick({ lat, lng });
        }}
        onSourceData={({ sourceId, tile }) => {
          if (sourceId !== LAND && tile?.state === "loaded") streets.onTileShown();
        }}
        onError={(event) => {
          if (!event.target) onUnsupported();
          else if ("sourceId" in event) streets.onTileFailed();
        }}
      >
        <MapPins
          {...pins}
          parts={PARTS}
          camera={view}
          searched={camera}
          open={open}
          focusedRef={focusedRef}
          onOpen={setOpen}
          onMoveTo={({ lat, lng, zoom }) =>
            map.current?.easeTo({ center: [lng, lat], zoom: zoom - ZOOM_OFFSET })
          }
        />
        {/* The credit of the streets names OpenStreetMap itself; the control takes its props once. */}
        <AttributionControl
          key={String(hasTiles)}
          compact={false}
          {...(!hasTiles && {
            customAttribution: `<a href="${OSM_COPYRIGHT}">${t("credit")}</a>`,
          })}
        />
      </MapLibreMap>
      {streets.isUnavailable && (
        <p
          aria-live="polite"
          aria-atomic="true"
          className="absolute start-4 top-4 z-10 rounded-badge bg-raised px-3 py-1.5 text-small font-label text-ink-2 shadow-md"
        >
          {t("streets.failed")}
        </p>
      )}
    </>
  );
}

export default OpenMap;
