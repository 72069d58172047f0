import { useState } from "react";
import { mountInOrder, type MountOrder } from "@/lib/map/mount-order";
import type { Pin } from "@/lib/map/pins";

type Shown = { pins: readonly Pin[]; order: MountOrder };

/** The pins of a view, in an order that Tab can follow; see lib/map/mount-order. */
export function useMountedPins(pins: readonly Pin[]) {
  const [shown, setShown] = useState<Shown>({ pins: [], order: new Map() });
  if (shown.pins === pins) return shown;
  const keys = pins.map((pin) => pin.key);
  const next = { pins, order: mountInOrder(shown.order, keys) };
  setShown(next);
  return next;
}
