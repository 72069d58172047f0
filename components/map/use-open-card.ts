import { useEffect, useMemo, useRef, useState } from "react";
import type { MapChoice } from "@/components/map/map-engine";
import type { Coordinates } from "@/lib/location/types";
import type { MapMarker } from "@/lib/map/markers";
import { markerKey } from "@/lib/map/pins";

/** The open card: the pin that it belongs to, and the places that it lists. */
export type OpenCard = {
  key: string;
  at: Coordinates;
  ids: readonly string[];
  byKeyboard: boolean;
};

/** The one place of a card; undefined for a card of several. */
const placeOf = (card: OpenCard | undefined) => (card?.ids.length === 1 ? card.ids[0] : undefined);

/**
 * The open card of a map. Where a list beside it chooses as well, the card is that of the place chosen last. `focusedRef` is the
 * key of the open card once it has had the focus: a map that is made again does not give it to the card once more.
 */
export function useOpenCard(markers: readonly MapMarker[], choice: MapChoice | undefined) {
  const [pressed, setPressed] = useState<OpenCard>();
  const focusedRef = useRef<string>(undefined);
  const { id, byKeyboard = false } = choice ?? {};

  const chosen = useMemo((): OpenCard | undefined => {
    const marker = id === undefined ? undefined : markers.find((each) => each.id === id);
    return marker && { key: markerKey(marker.id), at: marker, ids: [marker.id], byKeyboard };
  }, [id, byKeyboard, markers]);

  function setOpen(card: OpenCard | undefined) {
    setPressed(card);
    choice?.onChoose(placeOf(card), card?.byKeyboard ?? false);
  }

  const place = placeOf(pressed);
  const isPressed = !choice || place === id || (id === undefined && place === undefined);
  const open = isPressed ? pressed : chosen;

  useEffect(() => {
    if (focusedRef.current !== open?.key) focusedRef.current = undefined;
  }, [open?.key]);

  return { open, setOpen, focusedRef };
}

/** Closes a card whose places have left the map: it would come back, and take the focus, when they return. */
export function useCloseWhenGone(isGone: boolean, onOpen: (card: undefined) => void) {
  useEffect(() => {
    if (isGone) onOpen(undefined);
  }, [isGone, onOpen]);
}
