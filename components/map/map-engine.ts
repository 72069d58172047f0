import type { ComponentType, ReactNode } from "react";
import type { Coordinates, Location } from "@/lib/location/types";
import type { Camera, Pixel, Size } from "@/lib/map/camera";
import type { MapMarker } from "@/lib/map/markers";
import type { SearchedArea } from "@/lib/map/searched-area";

/** A place that the visitor sets on the map (P14.320). */
export type Picking = {
  /** Where its pin is; absent while there is none. */
  at?: Coordinates | undefined;
  onPick: (at: Coordinates) => void;
  /** The id of the text that says how the pin is moved. */
  describedBy: string;
};

/** The place whose card is open, where a list beside the map chooses as well. */
export type MapChoice = {
  id?: string | undefined;
  /** Whether its card takes the focus to its first link. */
  byKeyboard: boolean;
  onChoose: (id: string | undefined, byKeyboard: boolean) => void;
  /** What gets the focus back when the card is closed, if it is not the pin. */
  opener?: () => HTMLElement | null;
};

/** What both engines are given. */
export type EngineProps = {
  markers: readonly MapMarker[];
  /** The initial camera; the visitor can move it. */
  camera: Camera;
  size: Size;
  selectedId?: string | undefined;
  you?: Location | undefined;
  /** Lists what is in another part of the map; absent where the list has all that there is. */
  onSearchArea?: ((area: SearchedArea) => void) | undefined;
  picking?: Picking | undefined;
  /** Called with the visible area: first, and after each movement. */
  onView?: ((camera: Camera, size: Size) => void) | undefined;
  /** The markers are in the order of a list, which the pins follow. */
  isListed?: boolean | undefined;
  choice?: MapChoice | undefined;
  /** A marker with what its card says besides, which is asked as it opens. */
  describe?: ((marker: MapMarker) => MapMarker) | undefined;
  /** The content of one place's card, instead of what its marker says. */
  renderCard?: ((id: string, isDocked: boolean) => ReactNode) | undefined;
  /** Above a card at the foot of the map. */
  aboveCard?: ReactNode;
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
  /** The position of the card relative to `at`. */
  side: CardSide;
  label: string;
  /** The engine closed the card itself. */
  onClosed: () => void;
  children: ReactNode;
};

export type MovablePointProps = {
  at: Coordinates;
  /** It was dragged to there. */
  onMoved: (at: Coordinates) => void;
  children: ReactNode;
};

export type YouPointProps = { at: Coordinates; children: ReactNode };

/** The components that an engine positions on its map. */
export type EngineParts = {
  /** Whether what holds the card is a dialog already. */
  hasDialog: boolean;
  PinPoint: ComponentType<PinPointProps>;
  CardPoint: ComponentType<CardPointProps>;
  YouPoint: ComponentType<YouPointProps>;
  MovablePoint: ComponentType<MovablePointProps>;
};

/** The pins' tip points at the place from the lower left corner, this far in. */
export const PIN_TIP_PX = 8;
/** Pixels that a label with a rating takes, and the largest disc, with a little air. */
export const PIN_WIDTH_PX = 76;
/** Pixels of a large pin, which a card above it leaves in sight. */
const PIN_HEIGHT_PX = 44;
/** Pixels at the right of the box that its zoom buttons take. */
const BUTTONS_PX = 64;
/** Between a pin and its card. */
const CARD_GAP_PX = 12;
/** Pixels below a pin's tip at which a card under it begins, and above it at which a card over it ends. */
export const CARD_BELOW_PX = CARD_GAP_PX;
export const CARD_ABOVE_PX = PIN_HEIGHT_PX + CARD_GAP_PX;

/** Whether a pin whose tip is at this pixel is cut by the edge of the box, or covered by what stands on it: below `foot`, by a card. */
export function isPartlyHidden({ x, y }: Pixel, { width, height }: Size, foot = height) {
  return x <= PIN_TIP_PX || x >= width - PIN_WIDTH_PX - BUTTONS_PX || y < PIN_HEIGHT_PX || y > foot;
}

/** Where a card stands: above or below its pin; or beside it, `top` pixels below the pin's tip. */
export type CardSide = { isAbove: boolean; isLeft: boolean; top?: number };

/** Below its pin and to the right, where the box has room; otherwise on the other side. */
export function cardSide({ x, y }: Pixel, { width, height }: Size): CardSide {
  return { isAbove: y > height / 2, isLeft: x > width / 2 };
}

/** A card with a picture: its size, the room around it, and how far above the tip it begins. Pixels. */
const TALL_CARD = { width: 300, height: 310, gap: 12, above: 120 };

/** Whether a card with a picture fits beside every pin; in a narrower box it is in the corner. */
export function fitsBeside({ width }: Size) {
  return 2 * (TALL_CARD.width + PIN_WIDTH_PX + TALL_CARD.gap) <= width;
}

/** Beside its pin, where the box has room, and within the box. */
export function sideBeside({ x, y }: Pixel, { width, height }: Size): CardSide {
  const lowest = height - TALL_CARD.height - TALL_CARD.gap;
  const top = Math.max(TALL_CARD.gap, Math.min(lowest, y - TALL_CARD.above));
  return { isAbove: false, isLeft: x > width / 2, top: Math.round(top - y) };
}

/** Pixels from a pin's tip to a card beside it. */
export const BESIDE_RIGHT_PX = PIN_WIDTH_PX + TALL_CARD.gap;
export const BESIDE_LEFT_PX = PIN_TIP_PX + TALL_CARD.gap;
