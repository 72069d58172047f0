import { useMemo, useState } from "react";
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

/** The open card of a map. Where a list beside it chooses as well, the card is that of the place chosen last. */
export function useOpenCard(markers: readonly MapMarker[], choice: MapChoice | undefined) {
  const [pressed, setPressed] = useState<OpenCard>();
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
  return [isPressed ? pressed : chosen, setOpen] as const;
}
