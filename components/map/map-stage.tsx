import { useTexts } from "#texts";
import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { ErrorPanel } from "@/components/map/error-panel";
import { KeyInUse } from "@/components/map/google-maps/key-in-use";
import { KeyPanel } from "@/components/map/google-maps/key-panel";
import { LoadingPill } from "@/components/map/loading-pill";
import { MapBoundary } from "@/components/map/map-boundary";
import { MapFrame, type MapFrameShape } from "@/components/map/map-frame";
import type { EngineProps } from "@/components/map/map-engine";
import { MapList } from "@/components/map/map-list";
import { cn } from "@/lib/cn";
import { WhileDrawn } from "@/components/map/while-drawn";
import { useGoogleMaps } from "@/components/map/google-maps/use-google-maps";
import { supportsWebGl } from "@/components/map/open-map/webgl";
import type { Coordinates, Location } from "@/lib/location/types";
import english from "@/lib/messages/en/live-map.json";
import { cameraAround, type Camera, type Size } from "@/lib/map/camera";
import { cleanMarkers, type MapMarker } from "@/lib/map/markers";

const OpenMap = lazy(() => import("@/components/map/open-map/open-map"));
const GoogleMap = lazy(() => import("@/components/map/google-maps/google-map"));

/** Heights in pixels: from the first on a map has large pins for touch; below the second the page must be able to scroll past the map. */
const LARGE_FROM_PX = 600;
const SMALL_BELOW_PX = 400;
/** The closest first view of a map that fits its places. */
const FIT_ZOOM = 13;
/** Below this width a card is at the bottom of the map, and panels are below it; map-frame's container query agrees. */
const DOCK_BELOW_PX = 640;

type MapStageProps = {
  label: string;
  markers: readonly MapMarker[];
  camera: Camera;
  fit?: readonly Coordinates[] | undefined;
  height: number;
  shape: MapFrameShape;
  selectedId?: string | undefined;
  you?: Location | undefined;
  onSearchArea?: EngineProps["onSearchArea"];
  picking?: EngineProps["picking"];
  hasKeyPanel?: boolean;
  onView?: EngineProps["onView"];
  isListed?: EngineProps["isListed"];
  choice?: EngineProps["choice"];
  renderCard?: EngineProps["renderCard"];
  describe?: EngineProps["describe"];
  aboveCard?: ReactNode;
  legend?: ReactNode;
  still?: ReactNode;
};

function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      setSize((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, []);

  return { ref, size };
}

/** The markers that can be shown; the console names the others once. */
function useCleanMarkers(given: readonly MapMarker[]) {
  const { markers, outOfRange, duplicates } = useMemo(() => cleanMarkers(given), [given]);
  const hasWarned = useRef(false);

  useEffect(() => {
    if (hasWarned.current || outOfRange + duplicates === 0) return;
    hasWarned.current = true;
    console.warn(
      `The map left out ${outOfRange} markers with coordinates off the Earth and ${duplicates} with the id of another.`,
    );
  }, [outOfRange, duplicates]);

  return markers;
}

/** The content of a map's box: the available engine, and the panel for its state. */
export default function MapStage({
  label,
  height,
  shape,
  camera,
  fit,
  hasKeyPanel = true,
  legend,
  still,
  ...rest
}: MapStageProps) {
  const t = useTexts("live-map", english);
  const { ref, size } = useSize();
  const [fitted, setFitted] = useState<Camera>();
  // In print and while it is hidden the box has no size.
  if (fit && size?.width && size.height && !fitted) setFitted(cameraAround(fit, size, FIT_ZOOM));
  const google = useGoogleMaps();
  const { phase } = google.state;
  const markers = useCleanMarkers(rest.markers);
  const [isRetrying, setIsRetrying] = useState(false);
  const [canDraw, setCanDraw] = useState(supportsWebGl);
  const [isGoogleReady, setIsGoogleReady] = useState(false);
  /** After a visitor enters a key, the open map stays visible until Google's map has loaded. */
  const [isOpenMapUp, setIsOpenMapUp] = useState(false);

  const isOpen = phase === "no-key" || phase === "error";
  if (isOpen && !isOpenMapUp) setIsOpenMapUp(true);
  if (phase === "loaded" && isGoogleReady && isOpenMapUp) setIsOpenMapUp(false);
  if (phase !== "loaded" && isGoogleReady) setIsGoogleReady(false);

  const list = (note: string) => <MapList markers={markers} note={note} hasPanel={hasKeyPanel} />;
  const engine = size && {
    camera: fitted ?? camera,
    size,
    ...rest,
    markers,
    isLarge: height >= LARGE_FROM_PX,
    isSmall: height < SMALL_BELOW_PX,
    isDocked: size.width < DOCK_BELOW_PX,
  };

  const ownKey = google.state.phase !== "no-key" && google.state.key.isOwn;
  const panel =
    google.state.phase === "error" && !isRetrying ? (
      <ErrorPanel
        shape={shape}
        message={google.state.message}
        onRetry={() => setIsRetrying(true)}
      />
    ) : isOpen ? (
      <KeyPanel
        shape={shape}
        failedKey={google.state.phase === "error" ? google.state.key.value : undefined}
        onLoad={(key) => {
          setIsRetrying(false);
          google.load(key);
        }}
        onRemove={ownKey ? google.remove : undefined}
      />
    ) : null;

  return (
    <MapFrame label={label} height={height} shape={shape} boxRef={ref} panel={hasKeyPanel && panel}>
      {engine && isOpenMapUp && (
        <MapBoundary fallback={list(t("failed"))}>
          {canDraw ? (
            <Suspense
              fallback={
                <>
                  {still}
                  <LoadingPill />
                </>
              }
            >
              <WhileDrawn fallback={list(t("stopped"))}>
                <OpenMap {...engine} onUnsupported={() => setCanDraw(false)} />
              </WhileDrawn>
            </Suspense>
          ) : (
            list(t("unsupported"))
          )}
        </MapBoundary>
      )}
      {engine && google.state.phase === "loaded" && (
        <MapBoundary fallback={null} onError={google.fail}>
          <Suspense>
            <GoogleMap
              {...engine}
              apiKey={google.state.key.value}
              onReady={() => setIsGoogleReady(true)}
              onError={google.fail}
            />
          </Suspense>
          {hasKeyPanel && ownKey && isGoogleReady && <KeyInUse onRemove={google.remove} />}
        </MapBoundary>
      )}
      {legend && (
        <div
          className={cn(
            "pointer-events-none absolute end-3 bottom-11 z-2 flex justify-end max-md:hidden",
            hasKeyPanel && "@panel:start-112",
          )}
        >
          {legend}
        </div>
      )}
      {!isOpenMapUp && !isGoogleReady && still}
      {(!engine || phase === "loading" || (phase === "loaded" && !isGoogleReady)) && (
        <LoadingPill />
      )}
    </MapFrame>
  );
}
