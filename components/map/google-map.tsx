import {
  AdvancedMarker,
  APIProvider,
  InfoWindow,
  Map as GoogleMapView,
  useMap,
  type MapEvent,
  type MapMouseEvent,
} from "@vis.gl/react-google-maps";
import { useEffect, useRef, useState } from "react";
import {
  PIN_TIP_PX,
  type CardPointProps,
  type EngineProps,
  type PinPointProps,
  type YouPointProps,
} from "@/components/map/map-engine";
import { MapPins, type OpenCard } from "@/components/map/map-pins";
import { useColorScheme } from "@/components/map/use-color-scheme";
import { ZoomButtons } from "@/components/map/zoom-buttons";
import { MAPS_LIBRARIES, MAPS_VERSION } from "@/lib/google-maps/loader";
import type { Camera } from "@/lib/map/camera";
import { MAX_ZOOM } from "@/lib/map/pins";
import { GOOGLE_MAPS_MAP_ID } from "@/lib/public-env";
import "@/components/map/google-map.css";

const COLOR_SCHEMES = { light: "LIGHT", dark: "DARK" } as const;
/** Google's window stands above its point: clear of the pin. */
const CARD_OFFSET: [number, number] = [0, -52];

/** Not clickable for Google, which would make a second button of it: the button is the one inside. */
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

function CardPoint({ at, children }: CardPointProps) {
  return (
    <InfoWindow
      position={{ lat: at.lat, lng: at.lng }}
      pixelOffset={CARD_OFFSET}
      headerDisabled
      shouldFocus={false}
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
      zIndex={2}
      clickable={false}
    >
      {children}
    </AdvancedMarker>
  );
}

const PARTS = { PinPoint, CardPoint, YouPoint };

function cameraOf(map: google.maps.Map): Camera | undefined {
  const center = map.getCenter();
  const zoom = map.getZoom();
  if (!center || zoom === undefined) return undefined;
  return { lat: center.lat(), lng: center.lng(), zoom };
}

function isOnPinOrCard({ domEvent }: MapMouseEvent) {
  const target = domEvent?.target;
  return target instanceof Element && target.closest("button, [role=dialog]") !== null;
}

type ControlsProps = { camera: Camera; onReady: () => void };

/** Inside the map, so that it exists: moves it to a new place, and says that it is there. */
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

type GoogleMapProps = EngineProps & {
  apiKey: string;
  onReady: () => void;
  onError: (error: unknown) => void;
};

/** The Google engine (spec §7, maps service), on a script that lib/google-maps/loader has loaded. */
export function GoogleMap(props: GoogleMapProps) {
  const { apiKey, camera, isSmall, onReady, onError, ...pins } = props;
  const scheme = useColorScheme();
  const [view, setView] = useState(camera);
  const [open, setOpen] = useState<OpenCard>();
  const [map, setMap] = useState<google.maps.Map>();

  return (
    <APIProvider
      apiKey={apiKey}
      version={MAPS_VERSION}
      libraries={MAPS_LIBRARIES}
      onError={onError}
    >
      <GoogleMapView
        mapId={GOOGLE_MAPS_MAP_ID}
        colorScheme={COLOR_SCHEMES[scheme]}
        defaultCenter={{ lat: camera.lat, lng: camera.lng }}
        defaultZoom={camera.zoom}
        maxZoom={MAX_ZOOM}
        disableDefaultUI
        clickableIcons={false}
        gestureHandling={isSmall ? "cooperative" : "greedy"}
        onIdle={(event: MapEvent) => {
          setMap(event.map);
          setView((now) => cameraOf(event.map) ?? now);
        }}
        onClick={(event: MapMouseEvent) => {
          if (!isOnPinOrCard(event)) setOpen(undefined);
        }}
      >
        <Controls camera={camera} onReady={onReady} />
        <MapPins
          {...pins}
          parts={PARTS}
          camera={view}
          open={open}
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
