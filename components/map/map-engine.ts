import type { ComponentType, ReactNode } from "react";
import type { Coordinates } from "@/lib/location/types";
import type { Camera, Pixel, Size } from "@/lib/map/camera";
import type { MapMarker } from "@/lib/map/markers";

/** What both engines are given. */
export type EngineProps = {
  markers: readonly MapMarker[];
  /** Where to look; the visitor may move on from there. */
  camera: Camera;
  size: Size;
  selectedId?: string | undefined;
  you?: Coordinates | undefined;
  isLarge: boolean;
  /** The page scrolls past the map: it takes two fingers, or a key with the wheel. */
  isSmall: boolean;
  isDocked: boolean;
};

export type PinPointProps = {
  at: Coordinates;
  isRaised: boolean;
  /** Google reports presses on the marker itself apart from those on the button in it. */
  onPress: () => void;
  children: ReactNode;
};

export type CardPointProps = {
  at: Coordinates;
  /** Where `at` lies in the box now. */
  pixel: Pixel;
  size: Size;
  children: ReactNode;
};

export type YouPointProps = { at: Coordinates; children: ReactNode };

/** How an engine fixes things to a point of its map. */
export type EngineParts = {
  PinPoint: ComponentType<PinPointProps>;
  CardPoint: ComponentType<CardPointProps>;
  YouPoint: ComponentType<YouPointProps>;
};

/** The pins' tip points at the place from the lower left corner, this far in (design.md, Pins). */
export const PIN_TIP_PX = 8;
/** Between a pin's tip and its card. */
export const CARD_GAP_PX = 12;
