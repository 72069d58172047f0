import {
  AdvancedMarker,
  APIProvider,
  InfoWindow,
  Map as GoogleMapView,
  useMap,
  type MapEvent,
  type MapMouseEvent,
} from "@vis.gl/react-google-maps";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
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
import { useColorScheme } from "@/lib/browser/color-scheme";
import { useOpenCard } from "@/components/map/use-open-card";
import { ZoomButtons } from "@/components/map/zoom-buttons";
import { MAPS_LIBRARIES, MAPS_VERSION } from "@/lib/google-maps/loader";
import type { Camera, Size } from "@/lib/map/camera";
import { MAX_ZOOM } from "@/lib/map/pins";
import { GOOGLE_MAPS_MAP_ID } from "@/lib/public-env";
import "@/components/map/google-maps/google-map.css";

const COLOR_SCHEMES = { light: "LIGHT", dark: "DARK" } as const;
/** Google keeps this much room under a window for the tail that points at its place; google-map.css hides the tail. */
const CARD_TAIL_PX = 12;

/** Not clickable for Google Maps, which would add a second button around the one inside. */
function PinPoint({ at, isRaised, onPress, children }: PinPointProps) {
  return (
    <AdvancedMarker
      position={{ lat: at.lat, lng: at.lng }}
      anchorLeft={`-${PIN_TIP_PX}px`}
      anchorTop="-100%"
      zIndex={isRaised ? 3 : 1}
      clickable={false}
      onClick={onPress}
    >
      {children}
    </AdvancedMarker>
  );
}

/**
 * Google centers a window above its point. This one has another position, so it is measured first: vis.gl closes and opens a window
 * whose offset changes.
 */
function CardPoint({ at, side: { isAbove, isLeft }, label, onClosed, children }: CardPointProps) {
  const [size, setSize] = useState<Size>();
  const measure = useCallback((card: HTMLDivElement | null) => {
    if (card) setSize({ width: card.offsetWidth, height: card.offsetHeight });
  }, []);
  const offset = useMemo((): [number, number] => {
    const { width, height } = size ?? { width: 0, height: 0 };
    const bottom = isAbove ? -CARD_ABOVE_PX : CARD_BELOW_PX + height;
    return [isLeft ? -width / 2 : width / 2, bottom + CARD_TAIL_PX];
  }, [isAbove, isLeft, size]);
  if (!size)
    return (
      <div ref={measure} className="invisible absolute">
        {children}
      </div>
    );
  return (
    <InfoWindow
      key={`${isAbove} ${isLeft}`}
      position={{ lat: at.lat, lng: at.lng }}
      pixelOffset={offset}
      ariaLabel={label}
      headerDisabled
      disableAutoPan
      shouldFocus={false}
      onClose={onClosed}
    >
      {children}
    </InfoWindow>
  );
}

function YouPoint({ at, children }: YouPointProps) {
  return (
    <AdvancedMarker
      position={{ lat: at.lat, lng: at.lng }}
      anchorLeft="-50%"
      anchorTop="-50%"
      zIndex={0}
      clickable={false}
    >
      {children}
    </AdvancedMarker>
  );
}

function MovablePoint({ at, onMoved, children }: MovablePointProps) {
  return (
    <AdvancedMarker
      position={{ lat: at.lat, lng: at.lng }}
      anchorLeft={`-${PIN_TIP_PX}px`}
      anchorTop="-100%"
      zIndex={3}
      draggable
      onDragEnd={({ latLng }) => latLng && onMoved({ lat: latLng.lat(), lng: latLng.lng() })}
    >
      {children}
    </AdvancedMarker>
  );
}

const PARTS = { PinPoint, CardPoint, YouPoint, MovablePoint, hasDialog: true };

function cameraOf(map: google.maps.Map): Camera | undefined {
  const center = map.getCenter();
  const zoom = map.getZoom();
  if (!center || zoom === undefined) return undefined;
  return { lat: center.lat(), lng: center.lng(), zoom };
}

function isOnPinOrCard({ domEvent }: MapMouseEvent) {
  const target = domEvent?.target;
  return (
    target instanceof Element &&
    target.closest("button, [role=dialog], [role=application]") !== null
  );
}

type ControlsProps = { camera: Camera; onReady: () => void };

/** Rendered inside the map, when it exists: moves it to a new camera and reports that it is ready. */
function Controls({ camera, onReady }: ControlsProps) {
  const map = useMap();
  const { lat, lng, zoom } = camera;
  const shown = useRef(camera);

  useEffect(() => {
    if (map) onReady();
  }, [map, onReady]);

  useEffect(() => {
    const before = shown.current;
    if (!map || (before.lat === lat && before.lng === lng && before.zoom === zoom)) return;
    shown.current = { lat, lng, zoom };
    map.panTo({ lat, lng });
    map.setZoom(zoom);
  }, [map, lat, lng, zoom]);

  return <ZoomButtons onZoom={(steps) => map?.setZoom((map.getZoom() ?? zoom) + steps)} />;
}

/** Whose data the pins are, above Google's own logo; the samples have no source. */
function PlacesCredit() {
  return (
    <a
      href="https://www.openstreetmap.org/copyright"
      className="absolute bottom-7 left-1 hidden min-h-6 items-center rounded-badge bg-raised px-2 text-micro text-ink-2 in-data-database:flex"
    >
      Places © OpenStreetMap contributors
    </a>
  );
}

type GoogleMapProps = EngineProps & {
  apiKey: string;
  onReady: () => void;
  onError: (error: unknown) => void;
};

/** The Google engine, on a script that lib/google-maps/loader has loaded. */
export function GoogleMap(props: GoogleMapProps) {
  const { apiKey, camera, isSmall, onReady, onError, ...pins } = props;
  const scheme = useColorScheme();
  const [view, setView] = useState(camera);
  const { open, setOpen, focusedRef } = useOpenCard(pins.markers, pins.choice);
  const [map, setMap] = useState<google.maps.Map>();

  return (
    <APIProvider
      apiKey={apiKey}
      version={MAPS_VERSION}
      libraries={MAPS_LIBRARIES}
      onError={onError}
    >
      <GoogleMapView
        // Google makes a new map for other colors. With a key of its own, it starts where the last one was, and its card stays open.
        key={scheme}
        mapId={GOOGLE_MAPS_MAP_ID}
        colorScheme={COLOR_SCHEMES[scheme]}
        defaultCenter={{ lat: view.lat, lng: view.lng }}
        defaultZoom={view.zoom}
        maxZoom={MAX_ZOOM}
        disableDefaultUI
        clickableIcons={false}
        gestureHandling={isSmall ? "cooperative" : "greedy"}
        onIdle={(event: MapEvent) => {
          setMap(event.map);
          setView((now) => cameraOf(event.map) ?? now);
        }}
        onClick={(event: MapMouseEvent) => {
          if (isOnPinOrCard(event)) return;
          setOpen(undefined);
          if (event.detail.latLng) pins.picking?.onPick(event.detail.latLng);
        }}
      >
        <Controls camera={camera} onReady={onReady} />
        <PlacesCredit />
        <MapPins
          {...pins}
          parts={PARTS}
          camera={view}
          searched={camera}
          open={open}
          focusedRef={focusedRef}
          onOpen={setOpen}
          onMoveTo={({ lat, lng, zoom }) => {
            map?.panTo({ lat, lng });
            map?.setZoom(zoom);
          }}
        />
      </GoogleMapView>
    </APIProvider>
  );
}

export default GoogleMap;
