import { useTexts } from "#texts";
import { useEffect, useId, useMemo, useRef, type RefObject } from "react";
import { focusWhenRendered } from "@/components/map/focus-when-rendered";
import { MovablePin } from "@/components/map/pins/movable-pin";
import { PinButton } from "@/components/map/pins/pin-button";
import { SearchArea } from "@/components/map/search-area";
import { MapCard } from "@/components/map/map-card";
import { useCloseWhenGone, type OpenCard } from "@/components/map/use-open-card";
import { YouMarker } from "@/components/map/pins/you-marker";
import { useMountedPins } from "@/components/map/pins/use-mounted-pins";
import { usePinInSight } from "@/components/map/pins/use-pin-in-sight";
import { usePins } from "@/components/map/pins/use-pins";
import {
  cardSide,
  fitsBeside,
  isPartlyHidden,
  PIN_WIDTH_PX,
  sideBeside,
  type EngineParts,
  type EngineProps,
} from "@/components/map/map-engine";
import type { Coordinates } from "@/lib/location/types";
import { boxPixel, type Camera } from "@/lib/map/camera";
import { inListOrder, type Pin } from "@/lib/map/pins";
import english from "@/lib/messages/en/live-map.json";

/** How many places the card of one point names. */
const NAMED = 20;

type MapPinsProps = Omit<EngineProps, "isSmall"> & {
  parts: EngineParts;
  /** What the markers were found for. */
  searched: Camera;
  open: OpenCard | undefined;
  focusedRef: RefObject<string | undefined>;
  onOpen: (card: OpenCard | undefined) => void;
  onMoveTo: (camera: Camera) => void;
};

/** Whether a panel or the edge of the map covers the middle of a pin (WCAG 2.2, 2.4.11). */
function isCovered(pin: HTMLElement) {
  const { left, top, width, height } = pin.getBoundingClientRect();
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  return topmost !== null && !pin.contains(topmost);
}

/** Pins, the card of the open one, and the visitor's own place: the same on both engines. */
export function MapPins(props: MapPinsProps) {
  const {
    parts,
    markers,
    camera,
    size,
    isLarge,
    isDocked,
    selectedId,
    you,
    open,
    focusedRef,
    onOpen,
    onMoveTo,
    picking,
    choice,
    renderCard,
    describe,
    isListed = false,
  } = props;
  const { PinPoint, CardPoint, YouPoint, MovablePoint, hasDialog } = parts;
  const t = useTexts("live-map", english);
  const mapId = useId();
  const chosenId = choice?.id;
  // The chosen marker stays in the index of the others: otherwise each choice would build the index again.
  const others = useMemo(
    () => markers.filter(({ id }) => id !== selectedId),
    [markers, selectedId],
  );
  const apart = useMemo(
    () => markers.filter(({ id }) => id === selectedId || id === chosenId),
    [markers, selectedId, chosenId],
  );
  const { pins: inView, finder } = usePins({
    markers: others,
    apart,
    pinWidthPx: PIN_WIDTH_PX,
    camera,
    size,
  });
  const inOrder = useMemo(
    () => (isListed ? inListOrder(inView, markers) : inView),
    [isListed, inView, markers],
  );
  const { pins, order } = useMountedPins(inOrder);
  const listed = isListed ? markers : [];
  const focused = useRef<string>(undefined);
  const pinId = (key: string) => `${mapId}-${key}`;

  const { onView } = props;
  useEffect(() => onView?.(camera, size), [onView, camera, size]);

  useEffect(() => {
    const key = focused.current;
    if (key === undefined || document.activeElement !== document.body) return;
    return focusWhenRendered(() => document.getElementById(`${mapId}-${key}`));
  }, [order, mapId]);

  const docked = usePinInSight(open, camera, size, onMoveTo);

  const openMarkers = useMemo(
    () =>
      markers
        .filter(({ id }) => open?.ids.includes(id))
        .map((marker) => describe?.(marker) ?? marker),
    [markers, open, describe],
  );

  useCloseWhenGone(open !== undefined && openMarkers.length === 0, onOpen);

  function moveTo({ lat, lng }: Coordinates, zoom = camera.zoom) {
    onMoveTo({ lat, lng, zoom });
  }

  function openCard(pin: Pin, ids: readonly string[], byKeyboard: boolean) {
    onOpen({ key: pin.key, at: pin, ids, byKeyboard });
  }

  async function press(pin: Pin, byKeyboard: boolean) {
    if ("marker" in pin) return openCard(pin, [pin.marker.id], byKeyboard);
    const parting = await finder?.expand(pin, Math.floor(camera.zoom));
    if (!parting) {
      const named = (await finder?.markersOf(pin, NAMED)) ?? [];
      return openCard(
        pin,
        named.map(({ id }) => id),
        byKeyboard,
      );
    }
    // The pin is replaced by several; one of them gets the focus.
    if (byKeyboard) focused.current = parting.firstKey;
    moveTo(pin, parting.zoom);
  }

  function close() {
    if (!open) return;
    onOpen(undefined);
    focusWhenRendered(() => choice?.opener?.() ?? document.getElementById(pinId(open.key)));
  }

  const [place] = openMarkers;
  const label =
    openMarkers.length === 1
      ? place!.name || t("places", { count: place!.count ?? 0 })
      : t("places", { count: openMarkers.length });
  const content = openMarkers.length === 1 && renderCard?.(place!.id, isDocked);
  const isCornered = Boolean(content) && !isDocked && !fitsBeside(size);
  const card = open && openMarkers.length > 0 && (
    <MapCard
      markers={openMarkers}
      isDocked={isDocked}
      cardKey={open.key}
      byKeyboard={open.byKeyboard}
      focusedRef={focusedRef}
      content={content}
      {...((isDocked || isCornered || !hasDialog) && { role: "dialog", "aria-label": label })}
      onClose={close}
    />
  );

  return (
    <>
      {props.onSearchArea && (
        <SearchArea
          camera={camera}
          searched={props.searched}
          size={size}
          onSearch={props.onSearchArea}
        />
      )}
      {you && (
        <YouPoint at={you}>
          <YouMarker name={you.name} />
        </YouPoint>
      )}
      {pins.map((pin) => {
        const isOpen = open?.key === pin.key;
        const isSelected = isOpen || ("marker" in pin && pin.marker.id === selectedId);
        return (
          <PinPoint
            key={`${pin.key} ${order.get(pin.key)}`}
            at={pin}
            isRaised={isSelected}
            onPress={() => {
              if (!isOpen) void press(pin, false);
            }}
          >
            <PinButton
              id={pinId(pin.key)}
              pin={pin}
              listed={listed}
              isSelected={isSelected}
              isOpen={isOpen}
              isLarge={isLarge}
              onPress={(byKeyboard) => void press(pin, byKeyboard)}
              onFocus={(element) => {
                focused.current = pin.key;
                if (element.matches(":focus-visible") && isCovered(element)) moveTo(pin);
              }}
              onBlur={() => {
                focused.current = undefined;
              }}
              onEscape={close}
            />
          </PinPoint>
        );
      })}
      {picking?.at && (
        <MovablePoint at={picking.at} onMoved={picking.onPick}>
          <MovablePin
            at={picking.at}
            describedBy={picking.describedBy}
            onMoved={(at) => {
              picking.onPick(at);
              if (isPartlyHidden(boxPixel(at, camera, size), size)) moveTo(at);
            }}
          />
        </MovablePoint>
      )}
      {card && isDocked && (
        <div
          ref={docked}
          className="docked-card pointer-events-none absolute inset-x-2.5 bottom-9 z-10 grid justify-items-center gap-2.5 @max-pins:bottom-14"
        >
          {props.aboveCard}
          {card}
        </div>
      )}
      {card && isCornered && <div className="absolute end-4 bottom-11 z-10">{card}</div>}
      {card && !isDocked && !isCornered && (
        <CardPoint
          key={open.key}
          at={open.at}
          side={(content ? sideBeside : cardSide)(boxPixel(open.at, camera, size), size)}
          label={label ?? ""}
          onClosed={() => onOpen(undefined)}
        >
          {card}
        </CardPoint>
      )}
    </>
  );
}
