import type { StyleSpecification } from "maplibre-gl";
import { useEffect, useState } from "react";
import { MAP_STYLE_URL } from "@/lib/public-env";

/** Street tiles that have not loaded after this time are reported as unavailable; they may still load. */
const TILE_TIMEOUT_MS = 4000;

async function fetchStyle(signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(MAP_STYLE_URL, { signal });
  if (!response.ok) throw new Error(`No map style: ${response.status}`);
  const style: StyleSpecification = await response.json();
  if (!Array.isArray(style.layers)) throw new Error("No map style: layers are missing.");
  return style;
}

/**
 * The street map of NEXT_PUBLIC_MAP_STYLE_URL: its style, whether any of its tiles was ever shown, and whether it is
 * unavailable at the moment. It is requested again when the device is back online.
 */
export function useStreets() {
  const [style, setStyle] = useState<StyleSpecification>();
  const [hasTiles, setHasTiles] = useState(false);
  const [isUnavailable, setIsUnavailable] = useState(false);

  useEffect(() => {
    if (style) return;
    const stop = new AbortController();
    const ask = () => {
      fetchStyle(stop.signal).then(setStyle, () => setIsUnavailable(!stop.signal.aborted));
    };
    window.addEventListener("online", ask);
    ask();
    return () => {
      stop.abort();
      window.removeEventListener("online", ask);
    };
  }, [style]);

  useEffect(() => {
    if (hasTiles) return;
    const timeout = setTimeout(() => setIsUnavailable(true), TILE_TIMEOUT_MS);
    return () => clearTimeout(timeout);
  }, [hasTiles, style]);

  return {
    style,
    hasTiles,
    isUnavailable,
    onTileShown: () => {
      setHasTiles(true);
      setIsUnavailable(false);
    },
    onTileFailed: () => setIsUnavailable(true),
  };
}
