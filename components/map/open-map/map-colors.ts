import { useState } from "react";
import { useColorScheme } from "@/lib/browser/color-scheme";

const TOKENS = ["land", "block", "road", "park", "water", "label"] as const;

/** The map tokens of app/tokens.css as `rgb()`, which is all that MapLibre reads. */
export type MapColors = Record<(typeof TOKENS)[number], string>;

/** Paints one pixel: browsers return `oklch()` unchanged, and a canvas converts it to sRGB. */
function toRgb(color: string) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

function readMapColors(): MapColors {
  const styles = getComputedStyle(document.documentElement);
  const entries = TOKENS.map((token) => [
    token,
    toRgb(styles.getPropertyValue(`--map-${token}`).trim()),
  ]);
  return Object.fromEntries(entries);
}

/** The map's colours as the page shows them now: they follow the theme. */
export function useMapColors() {
  const scheme = useColorScheme();
  const [colors, setColors] = useState(() => ({ scheme, colors: readMapColors() }));
  if (colors.scheme === scheme) return colors.colors;
  const next = { scheme, colors: readMapColors() };
  setColors(next);
  return next.colors;
}
