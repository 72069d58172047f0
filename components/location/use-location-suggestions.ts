import { useCallback, useEffect, useRef, useState } from "react";
import type { LocationSuggestions } from "@/lib/location/geocoder";
import { suggestLocations } from "@/lib/geocoding/geocode-on-demand";

/** With the text for which they were requested. */
export type ShownSuggestions = LocationSuggestions & { text: string };

const NONE: ShownSuggestions = { text: "", locations: [], credit: "" };

/** Suggestions for the latest text. Results for an earlier text are dropped, however late they arrive. */
export function useLocationSuggestions() {
  const [suggestions, setSuggestions] = useState(NONE);
  const latest = useRef<AbortController>(undefined);

  const drop = useCallback(() => {
    latest.current?.abort();
    setSuggestions(NONE);
  }, []);

  const ask = useCallback(async (text: string) => {
    latest.current?.abort();
    const { signal } = (latest.current = new AbortController());
    const found = await suggestLocations(text, signal);
    if (!signal.aborted) setSuggestions({ text, ...found });
  }, []);

  useEffect(() => () => latest.current?.abort(), []);

  return { suggestions, ask, drop };
}
